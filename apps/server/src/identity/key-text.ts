import { createHash, randomBytes } from 'node:crypto'

const prefix = 'vit_live_'
const storeBytes = 16
const secretBytes = 32
const shape = new RegExp(`^${prefix}([\\w-]{22})[\\w-]{43}$`)

/** The store's id and 256 random bits. The id is no secret: it says in which store to look. */
export function newKeyText(storeId: string): string {
  const store = Buffer.from(storeId.replaceAll('-', ''), 'hex')
  return `${prefix}${store.toString('base64url')}${randomBytes(secretBytes).toString('base64url')}`
}

/** @returns the store that a key names, or undefined for what is no key */
export function storeIdOfKey(key: string): string | undefined {
  const encoded = shape.exec(key)?.[1]
  const bytes = Buffer.from(encoded ?? '', 'base64url')
  if (bytes.byteLength !== storeBytes) return undefined
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Guessing what has 256 random bits is hopeless, so a fast hash is enough. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
