import { allocate } from '../money/money.ts'

export type PaidOrder = {
  total: number
  shipping: number
  paymentFee?: number
  lines: readonly { id: string; quantity: number; total: number }[]
}

export type GivenBack = { lineId: string; quantity: number }

/**
 * Returns what the shopper paid for each line in minor units, after discounts and with taxes.
 * Lines, shipping and fee add up to the total.
 */
export function paidPerLine({ total, shipping, paymentFee = 0, lines }: PaidOrder): number[] {
  return allocate(
    Math.max(total - shipping - paymentFee, 0),
    lines.map((line) => line.total),
  )
}

/**
 * Returns the value of returned pieces in minor units. However a line is split into returns, they
 * add up to what was paid for it.
 * @param before quantities of each line that were returned already
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
