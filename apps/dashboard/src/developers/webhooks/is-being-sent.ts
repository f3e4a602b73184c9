import type { DeliveryRow } from '@vitrine/contract/account/webhooks.ts'

/** A later try cannot be told from a wait for it: what is known is of the try before. */
export function isBeingSent({
  status,
  tries,
  triedAt,
}: Pick<DeliveryRow, 'status' | 'tries' | 'triedAt'>): boolean {
  return status === 'pending' && tries > 0 && triedAt === null
}
