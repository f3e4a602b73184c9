import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets that a copy of the database must not reveal. */
export interface Vault {
  /** @param place where it is stored; it can be opened for no other place */
  seal(secret: string, place: string): string
  /** @throws when it was changed, or sealed with another key or for another place */
  open(sealed: string, place: string): string
}

const [ivSize, tagSize] = [12, 16]

/** AES-256-GCM. @param secret at least 32 characters; sealed values cannot be opened without it */
export function createVault(secret: string): Vault {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'vitrine vault v1', 32))
  return {
    seal(plain, place) {
      const iv = randomBytes(ivSize)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
      const sealed = [cipher.update(plain, 'utf8'), cipher.final()]
      return `v1.${Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url')}`
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivSize))
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagSize))
      const plain = [decipher.update(bytes.subarray(ivSize, -tagSize)), decipher.final()]
      return Buffer.concat(plain).toString('utf8')
    },
  }
}
