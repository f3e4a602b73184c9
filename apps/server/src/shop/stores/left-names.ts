import { leftSubdomains, storeMembers } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'

/** How long a name that a store left is kept for whoever owns that store. */
const keptFor = 30 * 24 * 3_600_000
const maxLeft = 10

/** Whoever leaves or takes one of these names waits for the others that do. */
export async function lockNames(tx: PlatformTransaction, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted())
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`name ${name}`}, 0))`)
}

/**
 * Ends that the name leads to the store that left it, unless it is kept for somebody else. Ask with
 * the name locked.
 * @returns whether this owner may have it
 */
export async function endLeft(
  tx: PlatformTransaction,
  name: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const [left] = await tx.select().from(leftSubdomains).where(eq(leftSubdomains.storeDomain, name))
  if (!left) return true
  const isMember = and(eq(storeMembers.storeId, left.storeId), eq(storeMembers.userId, userId))
  const isOwn = (await tx.$count(storeMembers, isMember)) > 0
  if (!isOwn && left.leftAt > keptSince(now)) return false
  await tx.delete(leftSubdomains).where(eq(leftSubdomains.storeDomain, name))
  await bumpVersionOf(tx, left.storeId)
  return true
}

/** The name leads to the store from now on. */
export async function leaveName(
  tx: PlatformTransaction,
  { name, storeId, now }: { name: string; storeId: string; now: Date },
): Promise<void> {
  const isKept = and(eq(leftSubdomains.storeId, storeId), gt(leftSubdomains.leftAt, keptSince(now)))
  if ((await tx.$count(leftSubdomains, isKept)) >= maxLeft) throw new Refusal('too_many_moves')
  await tx.insert(leftSubdomains).values({ storeDomain: name, storeId, leftAt: now })
}

export async function isKept(tx: PlatformTransaction, name: string, now: Date): Promise<boolean> {
  const isIt = and(eq(leftSubdomains.storeDomain, name), gt(leftSubdomains.leftAt, keptSince(now)))
  return (await tx.$count(leftSubdomains, isIt)) > 0
}

const keptSince = (now: Date) => new Date(now.getTime() - keptFor)
