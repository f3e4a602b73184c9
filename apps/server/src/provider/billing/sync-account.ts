import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { accountPlans, plans } from '@vitrine/db/schema/plans.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../api/context.ts'
import { recordInPlatform, system } from '../../api/record-activity.ts'
import { listOwned } from '../plans/usage-of.ts'
import { resumeWithin, suspendWithin } from '../suspension/suspend-store.ts'
import type { BillingServices } from './billing.ts'
import { sendBillingMail } from './billing-mails.ts'
import { type NewsKind, newsBetween } from './news.ts'
import { hasItsPlan, type Standing, standingOf } from './standing.ts'

const unpaidReason =
  'The subscription is not paid. Pay the open invoice under Plan and billing, and the shop opens again by itself.'

/**
 * Reads everything about an account's customer at the provider and writes what follows from it, so
 * that the order, number and loss of events make no difference. Of two that overlap, the one that
 * read later wins.
 * @param actor who asked for the change; undefined for the provider's own events
 */
export async function syncAccount(
  services: BillingServices,
  userId: string,
  actor: Actor = system,
): Promise<void> {
  const { db, billing, hosts, now } = services
  const [asked] = await db.platform
    .update(subscriptions)
    .set({ requested: sql`${subscriptions.requested} + 1` })
    .where(eq(subscriptions.userId, userId))
    .returning()
  if (!asked) return
  const books = await billing.provider.readBooks(asked.customerId)
  const standing = standingOf(books, now())
  const done = await inPlatform(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .for('update')
    if (!before || before.written >= asked.requested) return undefined
    await tx
      .update(subscriptions)
      .set({ ...standing, written: asked.requested })
      .where(eq(subscriptions.userId, userId))
    await givePlan(tx, userId, standing)
    const news = newsBetween(before, standing)
    const stores = await listOwned(tx, userId)
    for (const { storeId } of stores) {
      await openOrClose(tx, storeId, standing, now())
      await record(tx, storeId, { news, actor, plan: standing.planId ?? before.planId ?? '' })
    }
    return { news, stores, account: await findAccount(tx, userId) }
  })
  if (!done) return
  for (const { storeId } of done.stores) hosts.forget(storeId)
  if (!done.account) return
  for (const news of done.news) await sendBillingMail(billing, done.account, news, standing)
}

/** The account has the plan that it pays for, else the installation's default one. */
async function givePlan(tx: PlatformTransaction, userId: string, standing: Standing) {
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

async function findAccount(tx: PlatformTransaction, userId: string) {
  const [account] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return account
}
