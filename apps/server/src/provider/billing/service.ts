import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { BillingOverview, CancelReason } from '@vitrine/contract/provider/billing.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { planPrices, plans } from '@vitrine/db/schema/plans.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor, RequestContext, SelfContext } from '../../api/context.ts'
import { errorFields } from '../../platform/log.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { Refusal } from '../../platform/refusal.ts'
import { placeOf } from '../../identity/place-of.ts'
import { excessFor, excessSentence } from '../plans/before-plan.ts'
import { findPlanOf } from '../plans/usage-of.ts'
import type { BillingServices } from './billing.ts'
import type { BillingProvider, SoldPrice } from './billing-provider.ts'
import { graceMs, hasItsPlan } from './standing.ts'
import { syncAccount } from './sync-account.ts'

type Self = BillingServices & RequestContext & SelfContext

interface Choice {
  planId: string
  period: 'month' | 'year'
}

function inDecimals<Moved extends { amount: number; currency: string }>(moved: Moved): Moved {
  return { ...moved, amount: toDecimal(moved.amount, moved.currency) }
}

const iso = (date: Date | null) => date?.toISOString() ?? null

export async function readOverview({ db, userId }: Self): Promise<BillingOverview> {
  const { row, plan, planName } = await inPlatform(
    db,
    async (tx) => {
      const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
      const [named] = found?.planId
        ? await tx.select({ name: plans.name }).from(plans).where(eq(plans.id, found.planId))
        : []
      return { row: found, plan: await findPlanOf(tx, userId), planName: named?.name }
    },
    { readOnly: true },
  )
  const { status, planId, period, currency, amount, pastDueSince } = row ?? { status: 'none' }
  return {
    plan,
    subscription:
      row && status !== 'none' && planId && period && currency && amount != null
        ? {
            status,
            planId,
            planName: planName ?? planId,
            period,
            currency,
            amount: toDecimal(amount, currency),
            renewsAt: iso(row.renewsAt),
            trialEndsAt: iso(row.trialEndsAt),
            cancelsAt: iso(row.cancelsAt),
            pastDueSince: iso(pastDueSince ?? null),
            suspendsAt: pastDueSince ? iso(new Date(pastDueSince.getTime() + graceMs)) : null,
            nextRetryAt: iso(row.nextRetryAt),
          }
        : null,
    disputes: (row?.disputes ?? []).map(inDecimals),
    refunds: (row?.refunds ?? []).map(inDecimals),
  }
}

export async function refresh(self: Self): Promise<BillingOverview> {
  await reaching(self, () => syncAccount(self, self.userId, actorOf(self)))
  return await readOverview(self)
}

export async function listInvoices(self: Self) {
  const customer = (await findRow(self))?.customerId
  if (customer === undefined) return []
  const invoices = await reaching(self, (provider) => provider.listInvoices(customer))
  return invoices.map(({ at, amount, currency, ...invoice }) => ({
    ...invoice,
    at: at.toISOString(),
    currency,
    amount: toDecimal(amount, currency),
  }))
}

export async function subscribe(self: Self, choice: Choice & { currency: string }) {
  const { config, userId } = self
  const row = await findRow(self)
  // The event of a payment that was just made may still be on its way.
  if (row) await reaching(self, () => syncAccount(self, userId, actorOf(self)))
  const current = await findRow(self)
  if (current && hasItsPlan(current)) throw new Refusal('already_subscribed')
  const { price, trialDays } = await requirePrice(self, choice, choice.currency)
  await requireFits(self, choice.planId)
  const customer = current?.customerId ?? (await createCustomer(self))
  const origin = mainOrigin(config)
  const url = await reaching(self, (provider) =>
    provider.startCheckout(customer, price, {
      userId,
      // One trial for each account.
      trialDays: current?.subscriptionId ? 0 : trialDays,
      successUrl: `${origin}/billing?paid=1`,
      cancelUrl: `${origin}/billing`,
    }),
  )
  return { url }
}

export async function openPortal(self: Self) {
  const { customerId } = await requireRow(self)
  const returnUrl = `${mainOrigin(self.config)}/billing?paid=1`
  return { url: await reaching(self, (provider) => provider.openPortal(customerId, returnUrl)) }
}

export async function previewChange(self: Self, choice: Choice) {
  const { subscriptionId, currency } = await requireSubscription(self)
  const { price } = await requirePrice(self, choice, currency)
  const preview = await reaching(self, (provider) => provider.previewChange(subscriptionId, price))
  const excess = await excessFor(self.db, self.userId, choice.planId)
  return {
    dueNow: toDecimal(preview.dueNow, preview.currency),
    currency: preview.currency,
    lines: preview.lines.map(({ text, amount }) => ({
      text,
      amount: toDecimal(amount, preview.currency),
    })),
    excess: excess.map(excessSentence),
  }
}

export async function changePlan(self: Self, choice: Choice): Promise<BillingOverview> {
  const { subscriptionId, currency } = await requireSubscription(self)
  const { price } = await requirePrice(self, choice, currency)
  await requireFits(self, choice.planId)
  await reaching(self, (provider) => provider.changePlan(subscriptionId, price))
  return await refresh(self)
}

export async function cancel(
  self: Self,
  why: { reason: CancelReason; comment: string },
): Promise<BillingOverview> {
  const { subscriptionId } = await requireSubscription(self)
  await reaching(self, (provider) => provider.cancel(subscriptionId, why))
  return await refresh(self)
}

export async function reactivate(self: Self): Promise<BillingOverview> {
  const { subscriptionId } = await requireSubscription(self)
  await reaching(self, (provider) => provider.reactivate(subscriptionId))
  return await refresh(self)
}

async function findRow({ db, userId }: Self) {
  const [row] = await db.platform
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return row
}

async function requireRow(self: Self) {
  const row = await findRow(self)
  if (!row) throw new Refusal('no_subscription')
  return row
}

async function requireSubscription(self: Self) {
  const { subscriptionId, currency, ...row } = await requireRow(self)
  if (!subscriptionId || !currency || !hasItsPlan(row)) throw new Refusal('no_subscription')
  return { subscriptionId, currency }
}

async function createCustomer(self: Self): Promise<string> {
  const { db, userId } = self
  const [user] = await db.platform
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId))
  const customerId = await reaching(self, (provider) =>
    provider.createCustomer({ userId, ...user! }),
  )
  await db.platform.insert(subscriptions).values({ userId, customerId }).onConflictDoNothing()
  return customerId
}

async function requirePrice({ db }: Self, { planId, period }: Choice, currency: string) {
  const [sold] = await db.platform
    .select({
      planName: plans.name,
      trialDays: plans.trialDays,
      amount: planPrices.amount,
    })
    .from(planPrices)
    .innerJoin(plans, eq(plans.id, planPrices.planId))
    .where(
      and(
        eq(planPrices.planId, planId),
        eq(planPrices.period, period),
        eq(planPrices.currency, currency),
        isNull(plans.retiredAt),
      ),
    )
  if (!sold) throw new Refusal('plan_not_sold')
  const { trialDays, ...price } = sold
  return { trialDays, price: { ...price, planId, period, currency } satisfies SoldPrice }
}

async function requireFits({ db, userId }: Self, planId: string): Promise<void> {
  const excess = (await excessFor(db, userId, planId)).map(excessSentence)
  if (excess.length) throw new Refusal('plan_excess', { excess })
}

/** Turns every failure of the payment provider into one refusal; the log has the reason. */
async function reaching<Answer>(
  { billing, log }: Self,
  question: (provider: BillingProvider) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question(billing.provider)
  } catch (error) {
    log.error('Billing could not be reached.', errorFields(error))
    throw new Refusal('billing_unavailable')
  }
}

function actorOf({ session, userId, clientAddress }: Self): Actor {
  const place = clientAddress === undefined ? null : placeOf(clientAddress)
  return { kind: 'user', id: userId, name: session.name, place }
}
