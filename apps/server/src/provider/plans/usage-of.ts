import { limitNames, type LimitName } from '@vitrine/commerce/plans/limits.ts'
import type { StoreUsage, Usage } from '@vitrine/contract/provider/plans.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { accountPlans, plans } from '@vitrine/db/schema/plans.ts'
import { storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction, StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { limitsOfAccount, limitsOfStore } from '../../platform/plans/limits-of.ts'

/** Returns what a store uses of what its plan and its exceptions allow. */
export async function usageOfStore(
  db: Database,
  { storeId, storeName }: Pick<StoreUsage, 'storeId' | 'storeName'>,
): Promise<StoreUsage> {
  const [limits, people] = await inPlatform(
    db,
    async (tx) => [
      await limitsOfStore(tx, storeId),
      await countAll(tx, storeId, ['staff', 'domains']),
    ],
    { readOnly: true },
  )
  const goods = await inStore(
    db,
    storeId,
    async (tx) => ({
      ...(await countAll(tx, storeId, ['products', 'storage', 'orders'])),
      mails: await countMailsToday(tx),
    }),
    { readOnly: true },
  )
  const used: Partial<Record<LimitName, number>> = { ...people, ...goods }
  return {
    storeId,
    storeName,
    usage: limitNames
      .filter((limit) => limit !== 'shops')
      .map((limit) => ({ limit, used: used[limit] ?? null, max: limits[limit] })),
  }
}

/** Returns an account's plan, and what the shops that it owns use of it. */
export async function usageOfAccount(db: Database, userId: string) {
  const found = await inPlatform(
    db,
    async (tx) => {
      const limits = await limitsOfAccount(tx, userId)
      const owned = await listOwned(tx, userId)
      const shops: Usage = { limit: 'shops', used: owned.length, max: limits.shops }
      return { plan: await findPlanOf(tx, userId), shops, owned }
    },
    { readOnly: true },
  )
  const { owned, ...account } = found
  const used: StoreUsage[] = []
  // One after another: an account with many shops takes one connection.
  for (const store of owned) used.push(await usageOfStore(db, store))
  return { ...account, stores: used }
}

/** Returns the plan that an account has, the installation's default one unless it chose another. */
export async function findPlanOf(tx: PlatformTransaction, userId: string) {
  const fields = { planId: plans.id, name: plans.name }
  const [own] = await tx
    .select(fields)
    .from(accountPlans)
    .innerJoin(plans, eq(plans.id, accountPlans.planId))
    .where(eq(accountPlans.userId, userId))
  const [plan] = own ? [own] : await tx.select(fields).from(plans).where(eq(plans.isDefault, true))
  return plan ?? { planId: 'none', name: '' }
}

export async function listOwned(tx: PlatformTransaction, userId: string) {
  return await tx
    .select({ storeId: stores.id, storeName: stores.name })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.storeId))
    .where(
      and(
        eq(storeMembers.userId, userId),
        eq(storeMembers.role, 'owner'),
        isNull(stores.deletedAt),
      ),
    )
    .orderBy(asc(stores.createdAt), asc(stores.id))
}

async function countAll(
  tx: PlatformTransaction | StoreTransaction,
  storeId: string,
  limits: readonly LimitName[],
) {
  const counts: Partial<Record<LimitName, number>> = {}
  for (const limit of limits) {
    const { rows } = await tx.execute<{ used: string }>(
      sql`SELECT used_of_store(${storeId}, ${limit}) AS used`,
    )
    counts[limit] = Number(rows[0]!.used)
  }
  return counts
}

async function countMailsToday(tx: StoreTransaction): Promise<number> {
  const { rows } = await tx.execute<{ used: string }>(
    sql`SELECT count(*) AS used FROM outbox WHERE store_id = ${tx.storeId}
      AND sent_at >= now() - interval '1 day'`,
  )
  return Number(rows[0]!.used)
}
