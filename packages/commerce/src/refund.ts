import { allocate } from './money.ts'

export type PaidOrder = {
  total: number
  /** What the shopper paid for its sending; it is refunded by itself. */
  shipping: number
  /** What the way to pay cost; it comes with no line. */
  paymentFee?: number
  lines: readonly { id: string; quantity: number; total: number }[]
}

export type GivenBack = { lineId: string; quantity: number }

/**
 * What the shopper paid for each line, in minor units: its share of the total after discounts and
 * with taxes, so that all lines, the shipping and the fee together are the total.
 */
export function paidPerLine({ total, shipping, paymentFee = 0, lines }: PaidOrder): number[] {
  return allocate(
    Math.max(total - shipping - paymentFee, 0),
    lines.map((line) => line.total),
  )
}

/**
 * What giving these pieces back is worth. All pieces of a line together, however many times they
 * were given back in parts, are worth exactly what was paid for it.
 * @param before what was given back of each line already
 */
export function worthOf(
  order: PaidOrder,
  pieces: readonly GivenBack[],
  before: ReadonlyMap<string, number>,
): number {
  const paid = paidPerLine(order)
  return order.lines.reduce((sum, line, index) => {
    const from = before.get(line.id) ?? 0
    const to = from + quantityOf(pieces, line.id)
    const share = (count: number) => partOf(paid[index] ?? 0, count, line.quantity)
    return sum + share(to) - share(from)
  }, 0)
}

function quantityOf(pieces: readonly GivenBack[], id: string): number {
  return pieces.reduce((sum, each) => (each.lineId === id ? sum + each.quantity : sum), 0)
}

function partOf(amount: number, count: number, of: number): number {
  return Number((BigInt(amount) * BigInt(count)) / BigInt(of))
}
