import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHashing } from '../identity/auth.ts'

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt)
const derived = (password: string, salt: string) => derive(password, salt, 32, { N: 2 })

/** Salted and one way as the product's, at none of its cost: tests sign up thousands of owners. */
export const quickHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${(await derived(password, salt)).toString('hex')}`
  },
  async verify({ hash, password }) {
    const [salt = '', expected = ''] = hash.split(':')
    return timingSafeEqual(await derived(password, salt), Buffer.from(expected, 'hex'))
  },
}
