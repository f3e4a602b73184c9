import type { LineQuantity } from '@vitrine/commerce/orders/order-state.ts'
import type { StoredLine, StoredRefund } from './queries.ts'

export function quantities(lines: readonly StoredLine[]): LineQuantity[] {
  return lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
}

export function refundedOf(refunds: readonly StoredRefund[]): LineQuantity[] {
  return refunds.flatMap(({ lines }) => lines)
}

export function removedOf(refunds: readonly StoredRefund[]): LineQuantity[] {
  const lines = refunds.flatMap((refund) => refund.lines)
  return lines.map(({ lineId, removed }) => ({ lineId, quantity: removed }))
}

export function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
