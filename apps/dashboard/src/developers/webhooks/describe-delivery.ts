import type { DeliveryRow } from '@vitrine/contract/account/webhooks.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { isBeingSent } from './is-being-sent.ts'

/** Returns for example "It answered 500. Tried 2 times, next on 3 May 2026, 12:04". */
export function describeDelivery(delivery: DeliveryRow) {
  const { status, problem, tries, nextTryAt, duration } = delivery
  if (status === 'delivered') return `Answered in ${duration ?? 0} ms`
  if (isBeingSent(delivery)) return 'Waiting for an answer'
  const tried = tries ? `Tried ${tries === 1 ? 'once' : `${tries} times`}` : 'Not tried yet'
  const next = tries && nextTryAt ? `, next on ${formatMoment(nextTryAt)}` : ''
  return [problem, `${tried}${next}`].filter(Boolean).join(' ')
}
