import type { Standing } from './standing.ts'

/** What changed in an account's subscription, as its activity and its emails name it. */
export type NewsKind =
  | 'started'
  | 'changed'
  | 'cancelled'
  | 'reactivated'
  | 'unpaid'
  | 'suspended'
  | 'paid'
  | 'ended'
  | 'disputed'
  | 'refunded'
  | 'duplicate'

/** Compares two standings; how many events led from one to the other makes no difference. */
export function newsBetween(before: Standing, after: Standing): NewsKind[] {
  const wasOn = isOn(before)
  const isOnNow = isOn(after)
  const news: NewsKind[] = []
  if (!wasOn && isOnNow) news.push('started')
  if (wasOn && !isOnNow) news.push('ended')
  if (wasOn && isOnNow) {
    if (before.planId !== after.planId || before.period !== after.period) news.push('changed')
    if (!before.cancelsAt && after.cancelsAt) news.push('cancelled')
    if (before.cancelsAt && !after.cancelsAt) news.push('reactivated')
  }
  if (after.status === 'suspended' && before.status !== 'suspended') news.push('suspended')
  if (after.status === 'past_due' && before.status !== 'past_due') news.push('unpaid')
  if (isUnpaid(before) && after.status === 'active') news.push('paid')
  if (openDisputes(after) > openDisputes(before)) news.push('disputed')
  if (after.duplicates.length > before.duplicates.length) news.push('duplicate')
  // Its email says what was paid back.
  else if (after.refunds.length > before.refunds.length) news.push('refunded')
  return news
}

const isOn = ({ status }: Standing) => status !== 'none' && status !== 'cancelled'
const isUnpaid = ({ status }: Standing) => status === 'past_due' || status === 'suspended'
const openDisputes = ({ disputes }: Standing) =>
  disputes.filter(({ state }) => state === 'open').length
