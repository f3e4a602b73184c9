import type { StoredPayment } from '../orders/queries.ts'

/** By what the provider knows a movement of money as the same one, however often it is asked for. */
export function movementKey({ kind, id }: Pick<StoredPayment, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}
