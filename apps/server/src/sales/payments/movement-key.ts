import type { StoredPayment } from '../orders/queries.ts'

/** Returns the idempotency key of a movement, the same in every attempt. */
export function movementKey({ kind, id }: Pick<StoredPayment, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}
