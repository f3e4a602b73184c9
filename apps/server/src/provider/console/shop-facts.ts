import type { ShopFacts } from '@vitrine/contract/provider/console-shops.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recoverableMs } from '../../shop/stores/restore-store.ts'
import { findSubscription } from '../billing/find-subscription.ts'
import { findStoreLimits } from '../plans/set-store-limits.ts'
import { usageOfStore } from '../plans/usage-of.ts'
import { countContent } from './count-content.ts'
import { findShop } from './list-shops.ts'

export async function findFacts({ db }: RequestContext, storeId: string): Promise<ShopFacts> {
  const { platform } = db
  const [shop, [row], team, [counts], terms] = await Promise.all([
    findShop(db, storeId),
    platform.select().from(stores).where(eq(stores.id, storeId)),
    platform
      .select({
        name: users.name,
        email: users.email,
        role: storeMembers.role,
        lastSeenAt: storeMembers.lastSeenAt,
      })
      .from(storeMembers)
      .innerJoin(users, eq(users.id, storeMembers.userId))
      .where(eq(storeMembers.storeId, storeId))
      .orderBy(asc(storeMembers.joinedAt)),
    countContent(db, [storeId]),
    findTerms(db, storeId),
  ])
  if (!shop || !row || !counts) throw new Refusal('not_found')
  const { usage } = await usageOfStore(db, { storeId, storeName: row.name })
  const { storeDomain, currency, country, openedAt, suspensions, deletedAt } = row
  return {
    ...shop,
    freeDomain: storeDomain,
    currency,
    country,
    openedAt: openedAt?.toISOString() ?? null,
    suspensions: (['operator', 'billing'] as const).flatMap((cause) => {
      const found = suspensions[cause]
      return found ? [{ cause, ...found }] : []
    }),
    restorableUntil: deletedAt ? new Date(deletedAt.getTime() + recoverableMs).toISOString() : null,
    team: team.map(({ lastSeenAt, ...person }) => ({
      ...person,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    pages: counts.pages,
    failedMails: counts.failedMails,
    usage,
    ...terms,
  }
}

async function findTerms(db: Database, storeId: string) {
  return await inPlatform(
    db,
    async (tx) => {
      const [owner] = await tx
        .select({ userId: storeMembers.userId })
        .from(storeMembers)
        .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.role, 'owner')))
      const subscription = owner ? await findSubscription(tx, owner.userId) : null
      return { subscription, ownLimits: await findStoreLimits(tx, storeId) }
    },
    { readOnly: true },
  )
}
