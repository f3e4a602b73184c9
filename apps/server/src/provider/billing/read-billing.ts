import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { BillingOverview } from '@vitrine/contract/provider/billing.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { plans } from '@vitrine/db/schema/plans.ts'
import { eq } from 'drizzle-orm'
import { findPlanOf } from '../plans/usage-of.ts'
import type { Payer } from './billing-provider.ts'
import { inDecimals } from './find-subscription.ts'
import { actorOf, findRow, reaching, type Self } from './own-subscription.ts'
import { graceMs } from './standing.ts'
import { syncAccount } from './sync-account.ts'

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
  return invoices.map(({ at, amount, refunded, currency, ...invoice }) => ({
    ...invoice,
    at: at.toISOString(),
    currency,
    amount: toDecimal(amount, currency),
    refunded: toDecimal(refunded, currency),
  }))
}

export async function readPayer(self: Self): Promise<Payer> {
  const customer = (await findRow(self))?.customerId
  return customer === undefined
    ? { card: null, address: [], taxIds: [] }
    : await reaching(self, (provider) => provider.readPayer(customer))
}
