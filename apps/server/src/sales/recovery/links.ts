import { randomBytes } from 'node:crypto'
import { mailLinkKeys } from '@vitrine/db/schema/abandoned-checkouts.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'
import { isSignatureOf, signatureOf } from '../../platform/signature.ts'

/** A link signed for one purpose is invalid for another. */
type Purpose = 'restore' | 'stop'

/** Created with the settings, so that it exists before the first checkout is stored. */
export async function ensureLinkKey(tx: StoreTransaction): Promise<void> {
  const key = randomBytes(32).toString('base64url')
  await tx.insert(mailLinkKeys).values({ storeId: tx.storeId, key }).onConflictDoNothing()
}

export async function findLinkKey(tx: StoreTransaction): Promise<string | undefined> {
  const [row] = await tx
    .select({ key: mailLinkKeys.key })
    .from(mailLinkKeys)
    .where(eq(mailLinkKeys.storeId, tx.storeId))
  return row?.key
}

export async function signLink(
  tx: StoreTransaction,
  purpose: Purpose,
  about: string,
): Promise<string> {
  const key = await findLinkKey(tx)
  if (key === undefined) throw new Error(`The store ${tx.storeId} cannot sign links yet.`)
  return `${about}.${signatureOf(key, claimOf(purpose, about))}`
}

/** @returns the signed subject; undefined unless this store signed it for this purpose */
export async function readLink(
  tx: StoreTransaction,
  purpose: Purpose,
  token: string,
): Promise<string | undefined> {
  const key = await findLinkKey(tx)
  const [about = '', signature = '', ...more] = token.split('.')
  if (key === undefined || more.length) return undefined
  return isSignatureOf(key, claimOf(purpose, about), signature) ? about : undefined
}

function claimOf(purpose: Purpose, about: string) {
  return `${purpose} ${about}`
}

/** Query parameter that restores a cart; the value `expired` reports an invalid link. */
export const restoreParameter = 'restore'

export function restorePath(token: string): string {
  return `/checkout?${restoreParameter}=${token}`
}

export function stopPath(token: string): string {
  return `/newsletter/stop-reminders?token=${token}`
}
