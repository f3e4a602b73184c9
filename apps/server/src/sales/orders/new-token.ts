import { randomBytes } from 'node:crypto'

/** 256 random bits: the link is the only key to the order. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
