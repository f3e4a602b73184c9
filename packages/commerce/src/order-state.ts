export const orderStatuses = ['open', 'cancelled', 'archived'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = [
  'pending',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const fulfilmentStatuses = ['unfulfilled', 'partial', 'fulfilled'] as const
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]

/** What an order's status may become. The other two states are derived and never set by hand. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  open: ['cancelled', 'archived'],
  archived: ['open'],
  cancelled: [],
}

export function allowedTransitions(from: OrderStatus): readonly OrderStatus[] {
  return orderTransitions[from]
}

/** Money that moved, in minor units; `amount` is positive for both kinds. */
export type Payment = { kind: 'payment' | 'refund'; amount: number }

export function paymentStatus(total: number, payments: readonly Payment[]): PaymentStatus {
  const paid = movedAs('payment', payments)
  const refunded = movedAs('refund', payments)
  if (refunded > 0) return refunded < paid ? 'partially_refunded' : 'refunded'
  if (paid >= total) return 'paid'
  return paid > 0 ? 'partially_paid' : 'pending'
}

/** What is still to be paid, in minor units; never below 0. */
export function amountDue(total: number, payments: readonly Payment[]): number {
  return Math.max(total - movedAs('payment', payments), 0)
}

export type LineQuantity = { lineId: string; quantity: number }

export function fulfilmentStatus(
  lines: readonly LineQuantity[],
  fulfilments: readonly { lines: readonly LineQuantity[] }[],
): FulfilmentStatus {
  const left = quantityLeft(lines, fulfilments)
  if (left.every(({ quantity }) => quantity <= 0)) return 'fulfilled'
  const untouched = left.every(({ quantity }, index) => quantity === lines[index]?.quantity)
  return untouched ? 'unfulfilled' : 'partial'
}

/** What is still to be sent of each line, in the order of the lines. */
export function quantityLeft(
  lines: readonly LineQuantity[],
  fulfilments: readonly { lines: readonly LineQuantity[] }[],
): LineQuantity[] {
  const sent = new Map<string, number>()
  for (const { lineId, quantity } of fulfilments.flatMap((each) => each.lines)) {
    sent.set(lineId, (sent.get(lineId) ?? 0) + quantity)
  }
  return lines.map(({ lineId, quantity }) => ({
    lineId,
    quantity: quantity - (sent.get(lineId) ?? 0),
  }))
}

function movedAs(kind: Payment['kind'], payments: readonly Payment[]): number {
  return payments.reduce((sum, each) => (each.kind === kind ? sum + each.amount : sum), 0)
}
