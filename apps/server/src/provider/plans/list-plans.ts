import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { Plan } from '@vitrine/contract/provider/plans.ts'
import { planPrices, plans } from '@vitrine/db/schema/plans.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { asc, isNull } from 'drizzle-orm'
import { wholeLimits } from '../../platform/plans/limits-of.ts'

/** Lists the plans that can be chosen, as the provider ordered them. */
export async function listPlans(tx: PlatformTransaction): Promise<Plan[]> {
  const rows = await tx
    .select()
    .from(plans)
    .where(isNull(plans.retiredAt))
    .orderBy(asc(plans.position), asc(plans.id))
  const prices = await tx
    .select()
    .from(planPrices)
    .orderBy(asc(planPrices.currency), asc(planPrices.period))
  return rows.map(({ id, name, description, limits, trialDays }) => ({
    planId: id,
    name,
    description,
    trialDays,
    limits: wholeLimits(limits),
    prices: prices
      .filter(({ planId }) => planId === id)
      .map(({ currency, period, amount }) => ({
        currency,
        period,
        amount: toDecimal(amount, currency),
      })),
  }))
}
