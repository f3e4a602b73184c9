export const orderStatuses = ['open', 'cancelled', 'archived'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = [
  'pending',
  /** A provider holds the money, and the owner has not taken it yet. */
  'authorised',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  /** What was held was let go. */
  'voided',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const fulfilmentStatuses = ['unfulfilled', 'partial', 'fulfilled'] as const
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]

export const cancelReasons = ['customer', 'stock', 'payment', 'fraud', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** What an order's status may become. The other two states are derived and never set by hand. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  open: ['cancelled', 'archived'],
  archived: ['open'],
  cancelled: ['archived'],
}

export interface OrderState {
  status: OrderStatus
  fulfilmentStatus: FulfilmentStatus
  /** Null unless it was cancelled, also while it is archived. */
  cancelledAt: Date | string | null
}

/**
 * An order of which something was sent is not cancelled any more: what comes back is refunded. A
 * cancelled one is never opened again: out of the archive it is cancelled as before.
 */
export function allowedTransitions(order: OrderState): readonly OrderStatus[] {
  const { status, fulfilmentStatus, cancelledAt } = order
  if (status === 'archived') return [cancelledAt === null ? 'open' : 'cancelled']
  const allowed = orderTransitions[status]
  return fulfilmentStatus === 'unfulfilled' ? allowed : allowed.filter((to) => to !== 'cancelled')
}

/**
 * Money that moved, or that a provider holds, in minor units; `amount` is never negative. Where
 * nothing is said of how it went, it went well.
 */
export type Payment = {
  kind: 'authorisation' | 'payment' | 'refund'
  amount: number
  status?: 'pending' | 'succeeded' | 'failed' | 'voided'
}

export function paymentStatus(total: number, payments: readonly Payment[]): PaymentStatus {
  const paid = movedAs('payment', payments)
  const refunded = movedAs('refund', payments)
  if (refunded > 0) return refunded < paid ? 'partially_refunded' : 'refunded'
  if (paid >= total) return 'paid'
  if (paid > 0) return 'partially_paid'
  if (authorisation(payments)) return 'authorised'
  return payments.some(({ status }) => status === 'voided') ? 'voided' : 'pending'
}

/** Money that a provider holds and that was not taken yet. */
export function authorisation<Held extends Payment>(payments: readonly Held[]): Held | undefined {
  if (movedAs('payment', payments) > 0) return undefined
  return payments.find(({ kind, status }) => kind === 'authorisation' && status !== 'voided')
}

/** What was given back so far, in minor units. */
export function amountRefunded(payments: readonly Payment[]): number {
  return movedAs('refund', payments)
}

/** What is still to be paid, in minor units; never below 0. */
export function amountDue(total: number, payments: readonly Payment[]): number {
  return Math.max(total - movedAs('payment', payments), 0)
}

export type LineQuantity = { lineId: string; quantity: number }
type Parcels = readonly { lines: readonly LineQuantity[] }[]

/** @param removed what was refunded before it was sent, and never will be */
export function fulfilmentStatus(
  lines: readonly LineQuantity[],
  fulfilments: Parcels,
  removed: readonly LineQuantity[] = [],
): FulfilmentStatus {
  if (!fulfilments.length) return 'unfulfilled'
  const left = quantityLeft(lines, fulfilments, removed)
  return left.every(({ quantity }) => quantity <= 0) ? 'fulfilled' : 'partial'
}

/** What is still to be sent of each line, in the order of the lines. */
export function quantityLeft(
  lines: readonly LineQuantity[],
  fulfilments: Parcels,
  removed: readonly LineQuantity[] = [],
): LineQuantity[] {
  const gone = quantityByLine([...fulfilments.flatMap((each) => each.lines), ...removed])
  return lines.map(({ lineId, quantity }) => ({
    lineId,
    quantity: quantity - (gone.get(lineId) ?? 0),
  }))
}

/** Lines that are named twice count once, with the sum. */
export function quantityByLine(lines: readonly LineQuantity[]): Map<string, number> {
  const byLine = new Map<string, number>()
  for (const { lineId, quantity } of lines) {
    byLine.set(lineId, (byLine.get(lineId) ?? 0) + quantity)
  }
  return byLine
}

/** What was received and not given back, in minor units: no refund goes above it. */
export function amountRefundable(payments: readonly Payment[]): number {
  return movedAs('payment', payments) - movedAs('refund', payments)
}

function movedAs(kind: Payment['kind'], payments: readonly Payment[]): number {
  const moved = payments.filter((each) => each.kind === kind && hasMoved(each))
  return moved.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Whether it counts: what is on its way back is gone, what is on its way here has not come, and
 * what is held has not moved.
 */
export function hasMoved({ kind, status = 'succeeded' }: Omit<Payment, 'amount'>): boolean {
  if (kind === 'authorisation') return false
  return status === 'succeeded' || (kind === 'refund' && status === 'pending')
}
