import { toDecimal, toMinor } from '@vitrine/commerce/money/money.ts'
import { worthOf } from '@vitrine/commerce/orders/refund.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'

/** Never exceeds the amount received. */
export function suggestedRefund(
  order: Order,
  pieces: readonly { lineId: string; quantity: number }[],
  shipping: number,
): number {
  const minor = (amount: number) => toMinor(amount, order.currency) ?? 0
  const lines = order.lines.map((line) => ({ ...line, total: minor(line.total) }))
  const { total, shipping: sent, paymentFee } = order
  const paid = {
    total: minor(total),
    shipping: minor(sent),
    paymentFee: minor(paymentFee),
    lines,
  }
  const before = new Map(order.lines.map(({ id, refunded }) => [id, refunded]))
  const worth = worthOf(paid, pieces, before) + minor(shipping)
  return toDecimal(Math.min(worth, minor(order.refundable)), order.currency)
}
