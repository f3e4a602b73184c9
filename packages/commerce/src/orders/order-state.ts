export const orderStatuses = ['open', 'cancelled', 'archived'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = [
  'pending',
  'authorised',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'voided',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const fulfilmentStatuses = ['unfulfilled', 'partial', 'fulfilled'] as const
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]

export const cancelReasons = ['customer', 'stock', 'payment', 'fraud', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** Allowed transitions of an order's status. The other two states are derived. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  open: ['cancelled', 'archived'],
  archived: ['open'],
  cancelled: ['archived'],
}

export interface OrderState {
  status: OrderStatus
  fulfilmentStatus: FulfilmentStatus
  /** Null unless cancelled; also set while archived. */
  cancelledAt: Date | string | null
}

/**
 * Orders with a fulfilment cannot be cancelled: returns are refunded instead. Cancelled orders are
 * never reopened; leaving the archive restores the cancelled state.
 */
export function allowedTransitions(order: OrderState): readonly OrderStatus[] {
  const { status, fulfilmentStatus, cancelledAt } = order
  if (status === 'archived') return [cancelledAt === null ? 'open' : 'cancelled']
  const allowed = orderTransitions[status]
  return fulfilmentStatus === 'unfulfilled' ? allowed : allowed.filter((to) => to !== 'cancelled')
}

/**
 * A movement of money or an authorisation, in minor units; `amount` is never negative. Without a
 * status it succeeded.
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

/** Returns the authorisation that is neither captured nor voided. */
export function authorisation<Held extends Payment>(payments: readonly Held[]): Held | undefined {
  if (movedAs('payment', payments) > 0) return undefined
  return payments.find(({ kind, status }) => kind === 'authorisation' && status !== 'voided')
}

/** Sums refunds, in minor units. */
export function amountRefunded(payments: readonly Payment[]): number {
  return movedAs('refund', payments)
}

/** Returns the unpaid amount in minor units, at least 0. */
export function amountDue(total: number, payments: readonly Payment[]): number {
  return Math.max(total - movedAs('payment', payments), 0)
}

export type LineQuantity = { lineId: string; quantity: number }
type Parcels = readonly { lines: readonly LineQuantity[] }[]

/** @param removed pieces that were refunded before they were sent */
export function fulfilmentStatus(
  lines: readonly LineQuantity[],
  fulfilments: Parcels,
  removed: readonly LineQuantity[] = [],
): FulfilmentStatus {
  if (!fulfilments.length) return 'unfulfilled'
  const left = quantityLeft(lines, fulfilments, removed)
  return left.every(({ quantity }) => quantity <= 0) ? 'fulfilled' : 'partial'
}

/** Returns the quantities still to send, in the order of the lines. */
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

/** Sums the quantities of lines that are named twice. */
export function quantityByLine(lines: readonly LineQuantity[]): Map<string, number> {
  const byLine = new Map<string, number>()
  for (const { lineId, quantity } of lines) {
    byLine.set(lineId, (byLine.get(lineId) ?? 0) + quantity)
  }
  return byLine
}

/** Returns the upper limit of a refund in minor units: received minus refunded. */
export function amountRefundable(payments: readonly Payment[]): number {
  return movedAs('payment', payments) - movedAs('refund', payments)
}

function movedAs(kind: Payment['kind'], payments: readonly Payment[]): number {
  const moved = payments.filter((each) => each.kind === kind && hasMoved(each))
  return moved.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Counts succeeded payments and refunds, and refunds under way; excludes pending payments and
 * authorisations.
 */
export function hasMoved({ kind, status = 'succeeded' }: Omit<Payment, 'amount'>): boolean {
  if (kind === 'authorisation') return false
  return status === 'succeeded' || (kind === 'refund' && status === 'pending')
}
