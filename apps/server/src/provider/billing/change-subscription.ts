import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { BillingOverview, CancelReason } from '@vitrine/contract/provider/billing.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { eq } from 'drizzle-orm'
import { mainOrigin } from '../../platform/origins.ts'
import { Refusal } from '../../platform/refusal.ts'
import { excessFor, excessSentence } from '../plans/before-plan.ts'
import {
  actorOf,
  findRow,
  reaching,
  requireRow,
  requireSubscription,
  type Self,
} from './own-subscription.ts'
import { refresh } from './read-billing.ts'
import { type Choice, requireFits, requirePrice } from './sold-price.ts'
import { hasItsPlan } from './standing.ts'
import { syncAccount } from './sync-account.ts'

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
  await self.db.platform
    .update(subscriptions)
    .set({ offeredPlanId: choice.planId })
    .where(eq(subscriptions.userId, userId))
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
