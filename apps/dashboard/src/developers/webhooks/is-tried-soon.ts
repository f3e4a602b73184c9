import type { DeliveryRow } from '@vitrine/contract/account/webhooks.ts'

/** While one is being tried, its next try is a minute away; later ones may be hours away. */
const soonMs = 65_000

/** @returns whether a delivery is being tried, or will be within about a minute */
export function isTriedSoon(
  deliveries: readonly Pick<DeliveryRow, 'nextTryAt'>[],
  now = Date.now(),
): boolean {
  return deliveries.some(
    ({ nextTryAt }) => nextTryAt !== null && Date.parse(nextTryAt) < now + soonMs,
  )
}
