import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { newId } from '@vitrine/db/new-id.ts'
import { verifications } from '@vitrine/db/schema/accounts.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'

export type TokenKind =
  | 'reset-password'
  | 'verify-address'
  | 'change-email-from'
  | 'change-email-to'

const minutes = 60_000
export const mailTokenLastsMs: Record<TokenKind, number> = {
  'reset-password': 30 * minutes,
  'verify-address': 7 * 24 * 60 * minutes,
  'change-email-from': 24 * 60 * minutes,
  'change-email-to': 24 * 60 * minutes,
}

/** Creates a token for an email; the database stores its hash, bound to the account. */
export async function createMailToken(
  tx: PlatformTransaction,
  kind: TokenKind,
  userId: string,
  now: Date,
): Promise<string> {
  const token = `${userId}.${randomBytes(32).toString('base64url')}`
  await tx.delete(verifications).where(lt(verifications.expiresAt, now))
  await tx.insert(verifications).values({
    id: newId(),
    identifier: `${kind}:${userId}`,
    value: hashOf(token),
    expiresAt: new Date(now.getTime() + mailTokenLastsMs[kind]),
  })
  return token
}

/** Checks a token first, so that no password is hashed for an invalid one. */
export async function isLiveMailToken(
  tx: PlatformTransaction,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<boolean> {
  return (await tx.$count(verifications, isToken(kind, token, now))) > 0
}

/** Consumes a token. @returns the account's id, or undefined for a used or expired one */
export async function spendMailToken(
  tx: PlatformTransaction,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const spent = await tx
    .delete(verifications)
    .where(isToken(kind, token, now))
    .returning({ id: verifications.id })
  return spent.length ? userIdOf(token) : undefined
}

function isToken(kind: TokenKind, token: string, now: Date) {
  return and(
    eq(verifications.identifier, `${kind}:${userIdOf(token)}`),
    eq(verifications.value, hashOf(token)),
    gt(verifications.expiresAt, now),
  )
}

function userIdOf(token: string) {
  return token.slice(0, Math.max(token.indexOf('.'), 0))
}

export async function forgetMailTokens(tx: PlatformTransaction, kind: TokenKind, userId: string) {
  await tx.delete(verifications).where(eq(verifications.identifier, `${kind}:${userId}`))
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}
