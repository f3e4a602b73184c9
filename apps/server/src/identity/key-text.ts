import { createHash, randomBytes } from 'node:crypto'

const prefix = 'vit_live_'
const storeBytes = 16
const secretBytes = 32
const shape = new RegExp(`^${prefix}([\\w-]{22})[\\w-]{43}$`)

/** Consists of the store's id, which is not secret, and 256 random bits. */
export function newKeyText(storeId: string): string {
  const store = Buffer.from(storeId.replaceAll('-', ''), 'hex')
  return `${prefix}${store.toString('base64url')}${randomBytes(secretBytes).toString('base64url')}`
}

export function storeIdOfKey(key: string): string | undefined {
  const encoded = shape.exec(key)?.[1]
  const bytes = Buffer.from(encoded ?? '', 'base64url')
  if (bytes.byteLength !== storeBytes) return undefined
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** 256 random bits cannot be guessed, so a fast hash is enough. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
