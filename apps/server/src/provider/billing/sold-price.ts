import { planPrices, plans } from '@vitrine/db/schema/plans.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import { excessFor, excessSentence } from '../plans/before-plan.ts'
import type { SoldPrice } from './billing-provider.ts'
import type { Self } from './own-subscription.ts'

export interface Choice {
  planId: string
  period: 'month' | 'year'
}

export async function requirePrice({ db }: Self, { planId, period }: Choice, currency: string) {
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

export async function requireFits({ db, userId }: Self, planId: string): Promise<void> {
  const excess = (await excessFor(db, userId, planId)).map(excessSentence)
  if (excess.length) throw new Refusal('plan_excess', { excess })
}
