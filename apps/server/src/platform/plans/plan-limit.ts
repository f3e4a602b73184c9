import { type LimitName, limitSentence } from '@vitrine/commerce/plans/limits.ts'
import { Refusal } from '../refusal.ts'

/** Raised by the triggers that count what a plan limits. */
const overPlan = 'VT001'

/** Finds the limit of a plan that a statement would have passed, as a refusal. */
export function planLimitIn(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  if (!('code' in error && error.code === overPlan)) return planLimitIn(error.cause)
  const { limit, max } = JSON.parse(String((error as { detail?: string }).detail)) as {
    limit: LimitName
    max: number
  }
  return planLimit(limit, max)
}

export function planLimit(limit: LimitName, max: number): Refusal {
  // Shoppers do not learn what plan a shop has.
  if (limit === 'orders') return new Refusal('shop_paused')
  const refusal = new Refusal('plan_limit', { limit, max })
  refusal.message = limitSentence(limit, max)
  return refusal
}
