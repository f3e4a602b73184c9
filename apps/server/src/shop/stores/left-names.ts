import { lockName } from '@vitrine/db/lock-name.ts'
import { leftSubdomains, storeMembers } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gt } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'

/** Time for which a subdomain that a store left stays reserved for the store's owners. */
export const keptFor = 30 * 24 * 3_600_000
const maxLeft = 10

export async function lockNames(tx: PlatformTransaction, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted()) await lockName(tx, `name ${name}`)
}

/**
 * Ends a subdomain's redirect, unless it is reserved for another owner; the name must be locked.
 * @returns whether this owner may take the name
 */
export async function endLeft(
  tx: PlatformTransaction,
  name: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const [left] = await tx.select().from(leftSubdomains).where(eq(leftSubdomains.storeDomain, name))
  if (!left) return true
  const isOwner = and(
    eq(storeMembers.storeId, left.storeId),
    eq(storeMembers.userId, userId),
    eq(storeMembers.role, 'owner'),
  )
  const isOwn = (await tx.$count(storeMembers, isOwner)) > 0
  if (!isOwn && left.leftAt > keptSince(now)) return false
  await tx.delete(leftSubdomains).where(eq(leftSubdomains.storeDomain, name))
  await bumpVersionOf(tx, left.storeId)
  return true
}

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
