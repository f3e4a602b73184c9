import { users } from '@vitrine/db/schema/accounts.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { and, asc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import { errorFields } from '../../platform/log.ts'
import type { BillingServices } from './billing.ts'
import { syncAccount } from './sync-account.ts'

const batch = 100

/**
 * Reads every account's subscription at the provider again, for events that never arrived and for
 * what only time brings, and cancels subscriptions of accounts that were deleted.
 */
export async function reconcileBilling(services: BillingServices): Promise<void> {
  const { db, log } = services
  let after = ''
  for (;;) {
    const rows = await db.platform
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(gt(subscriptions.userId, after))
      .orderBy(asc(subscriptions.userId))
      .limit(batch)
    for (const { userId } of rows)
      await syncAccount(services, userId).catch((error: unknown) =>
        log.warn('A subscription could not be read.', { userId, ...errorFields(error) }),
      )
    const last = rows.at(-1)
    if (!last || rows.length < batch) break
    after = last.userId
  }
  await cancelOfDeleted(services)
}

async function cancelOfDeleted(services: BillingServices): Promise<void> {
  const { db, log, billing } = services
  const rows = await db.platform
    .select({ userId: subscriptions.userId, subscriptionId: subscriptions.subscriptionId })
    .from(subscriptions)
    .leftJoin(users, and(eq(users.id, subscriptions.userId), isNull(users.deletedAt)))
    .where(
      and(
        isNull(users.id),
        isNotNull(subscriptions.subscriptionId),
        ne(subscriptions.status, 'cancelled'),
      ),
    )
  for (const { userId, subscriptionId } of rows)
    try {
      await billing.provider.cancelNow(subscriptionId!)
      await syncAccount(services, userId)
    } catch (error) {
      log.warn('A subscription of a deleted account could not be cancelled.', {
        userId,
        ...errorFields(error),
      })
    }
}
