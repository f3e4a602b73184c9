import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { accountPlans, plans } from '@vitrine/db/schema/plans.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../api/context.ts'
import { recordInPlatform, system } from '../../api/record-activity.ts'
import { errorFields } from '../../platform/log.ts'
import { listOwned } from '../plans/usage-of.ts'
import { resumeWithin, suspendWithin } from '../suspension/suspend-store.ts'
import type { BillingServices } from './billing.ts'
import { insertBillingMail } from './billing-mails.ts'
import type { Books } from './billing-provider.ts'
import { type NewsKind, newsBetween } from './news.ts'
import { hasItsPlan, type Standing, standingOf } from './standing.ts'

const unpaidReason =
  'The subscription is not paid. Pay the open invoice under Plan and billing, and the shop opens again by itself.'

/**
 * Reads everything about an account's customer at the provider and writes what follows from it, so
 * that the order, number and loss of events make no difference. Of two that overlap, the one that
 * read later wins. Subscriptions beside the account's own are ended and paid back.
 * @param actor who asked for the change; undefined for the provider's own events
 */
export async function syncAccount(
  services: BillingServices,
  userId: string,
  actor: Actor = system,
): Promise<void> {
  const { db, hosts, log, now } = services
  const first = await readBooks(services, userId)
  if (!first) return
  const read = (await endExtras(services, first.books)) ? await readBooks(services, userId) : first
  if (!read) return
  const { books, requested } = read
  const standing = standingOf(books, now())
  const stores = await inPlatform(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .for('update')
    if (!before || before.written >= requested) return []
    await tx
      .update(subscriptions)
      .set({ ...standing, written: requested })
      .where(eq(subscriptions.userId, userId))
    const isGiven = await givePlan(tx, userId, standing)
    if (!isGiven && hasItsPlan(standing))
      log.error('An account pays for a plan that does not exist.', {
        userId,
        planId: standing.planId,
      })
    const news = newsBetween(before, standing)
    const owned = await listOwned(tx, userId)
    for (const { storeId } of owned) {
      await openOrClose(tx, storeId, standing, now())
      await record(tx, storeId, { news, actor, plan: standing.planId ?? before.planId ?? '' })
    }
    for (const each of news) await insertBillingMail(tx, userId, each, standing)
    return owned
  })
  for (const { storeId } of stores) hosts.forget(storeId)
}

interface Read {
  books: Books
  /** Grows with each reading that begins. */
  requested: number
}

async function readBooks(
  { db, billing }: BillingServices,
  userId: string,
): Promise<Read | undefined> {
  const [asked] = await db.platform
    .update(subscriptions)
    .set({ requested: sql`${subscriptions.requested} + 1` })
    .where(eq(subscriptions.userId, userId))
    .returning()
  if (!asked) return undefined
  const { customerId, requested } = asked
  return { books: await billing.provider.readBooks(customerId), requested }
}

/** @returns true if the books have changed; what failed is tried again with the next reading */
async function endExtras(
  { billing, log }: BillingServices,
  { subscription, extras }: Books,
): Promise<boolean> {
  for (const extra of extras)
    try {
      await billing.provider.endExtra(extra, subscription!.id)
    } catch (error) {
      log.warn('A second subscription could not be ended.', { extra, ...errorFields(error) })
    }
  return extras.length > 0
}

/**
 * Gives the account the plan that it pays for, else the installation's default one.
 * @returns false if there is no such plan
 */
async function givePlan(
  tx: PlatformTransaction,
  userId: string,
  standing: Standing,
): Promise<boolean> {
  const { planId } = standing
  const isSold =
    planId !== null && hasItsPlan(standing) && (await tx.$count(plans, eq(plans.id, planId))) > 0
  const isThere = (await tx.$count(users, eq(users.id, userId))) > 0
  if (isSold && isThere)
    await tx
      .insert(accountPlans)
      .values({ userId, planId })
      .onConflictDoUpdate({ target: accountPlans.userId, set: { planId } })
  else await tx.delete(accountPlans).where(eq(accountPlans.userId, userId))
  return isSold
}

async function openOrClose(
  tx: PlatformTransaction,
  storeId: string,
  { status }: Standing,
  now: Date,
) {
  const cause = 'billing' as const
  if (status === 'suspended') await suspendWithin(tx, { storeId, cause, reason: unpaidReason }, now)
  else await resumeWithin(tx, { storeId, cause })
}

async function record(
  tx: PlatformTransaction,
  storeId: string,
  { news, actor, plan }: { news: NewsKind[]; actor: Actor; plan: string },
) {
  for (const kind of news)
    await recordInPlatform(tx, { storeId, act: { call: `billing.${kind}`, actor } }, { name: plan })
}
