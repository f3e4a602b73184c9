import { randomBytes } from 'node:crypto'

/** 256 random bits: the link to an order is the only key to it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
