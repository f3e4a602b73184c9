import {
  containsAlike,
  isAlike,
  type NameKey,
  nameKey,
  variantsOf,
} from '@vitrine/commerce/text/look-alike.ts'
import { nameVariants, signalChecks, watchEntries } from '@vitrine/db/schema/signals.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { unicodeOf } from '../../shop/domains/names/read-domain.ts'
import type { Finding, WatchedShop } from './check-shop.ts'

const maxCandidates = 20

/** Finds the first shop of other people that had a similar name before. */
export async function findLookAlike(
  tx: PlatformTransaction,
  { storeId, key, ownerId, namedAt }: WatchedShop,
): Promise<Finding[]> {
  const isOfSameOwner = sql`EXISTS (SELECT FROM store_members m
    WHERE m.store_id = ${stores.id} AND m.user_id = ${ownerId ?? ''} AND m.role = 'owner')`
  const candidates = await tx
    .select({
      otherStoreId: stores.id,
      name: stores.name,
      place: sql<string>`coalesce(${stores.primaryDomain}, ${stores.storeDomain})`,
    })
    .from(signalChecks)
    .innerJoin(stores, eq(stores.id, signalChecks.storeId))
    .where(
      and(
        inArray(signalChecks.storeId, storesLike(tx, key)),
        ne(signalChecks.storeId, storeId),
        lt(signalChecks.namedAt, namedAt),
        isNull(stores.deletedAt),
        sql`NOT ${isOfSameOwner}`,
      ),
    )
    .orderBy(asc(signalChecks.namedAt), asc(signalChecks.storeId))
    .limit(maxCandidates)
  const found = candidates.find(({ name }) => isAlike(key, nameKey(name)))
  if (!found) return []
  const { name, ...where } = found
  return [{ kind: 'lookAlike', subject: name, ...where }]
}

/** Shops that took a similar name later may have been checked before this one had its name. */
export async function recheckImitations(
  tx: PlatformTransaction,
  { storeId, key, namedAt }: Pick<WatchedShop, 'storeId' | 'key' | 'namedAt'>,
  at: Date,
): Promise<void> {
  const later = await tx
    .select({ storeId: signalChecks.storeId })
    .from(signalChecks)
    .where(
      and(
        inArray(signalChecks.storeId, storesLike(tx, key)),
        ne(signalChecks.storeId, storeId),
        gt(signalChecks.namedAt, namedAt),
      ),
    )
    .orderBy(asc(signalChecks.storeId))
    .for('update')
  const storeIds = later.map((check) => check.storeId)
  await tx.update(signalChecks).set({ dueAt: at }).where(inArray(signalChecks.storeId, storeIds))
}

function storesLike(tx: PlatformTransaction, key: NameKey) {
  return tx
    .select({ storeId: nameVariants.storeId })
    .from(nameVariants)
    .where(inArray(nameVariants.variant, variantsOf(key)))
}

/** Finds protected names in the shop's name and in its hosts. */
export async function findProtectedNames(
  tx: PlatformTransaction,
  { key, storeDomain, ownDomains }: WatchedShop,
): Promise<Finding[]> {
  const names = await tx
    .select({ value: watchEntries.value })
    .from(watchEntries)
    .where(eq(watchEntries.list, 'names'))
  const shown = [
    { place: '', key },
    ...[storeDomain, ...ownDomains].flatMap((domain) =>
      labelsOf(domain).map((label) => ({ place: domain, key: nameKey(label) })),
    ),
  ]
  return names.flatMap(({ value }): Finding[] => {
    const sought = nameKey(value)
    const found = shown.find((each) => isAlike(each.key, sought) || containsAlike(each.key, sought))
    return found ? [{ kind: 'protectedName', subject: value, place: found.place }] : []
  })
}

/** All but the last: a word for the end of addresses is no name. */
function labelsOf(domain: string): string[] {
  return (unicodeOf(domain) ?? domain).split('.').slice(0, -1)
}
