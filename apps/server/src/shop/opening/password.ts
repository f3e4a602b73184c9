import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(scrypt) as (
  password: string,
  salt: string,
  size: number,
) => Promise<Buffer>

const size = 32

/** @returns salt and hash in one string */
export async function hashShopPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}.${(await derive(password.normalize(), salt, size)).toString('base64url')}`
}

export async function isShopPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split('.')
  const given = await derive(password.normalize(), salt, size)
  const known = Buffer.from(expected, 'base64url')
  return known.length === given.length && timingSafeEqual(known, given)
}
