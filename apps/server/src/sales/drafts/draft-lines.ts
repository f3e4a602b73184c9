import { maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { mergeLines, type RequestedLine } from '../pricing/merge-lines.ts'
import { priceLines, type Pricing } from '../pricing/price-cart.ts'
import type { PricedLine } from '../pricing/price-line.ts'
import { minorAmount } from '../../api/minor-amount.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'

export type RequestedDraftLine =
  | ({ kind: 'product' } & RequestedLine)
  | { kind: 'custom'; name: string; price: number; quantity: number }

interface LinePricing extends Pricing {
  own: string | undefined
}

export async function freshLines<Line extends PricedLine>(
  tx: StoreTransaction,
  lines: readonly Line[],
  pricing: LinePricing,
): Promise<Line[]> {
  const now = await priceLines(
    tx,
    lines.filter(({ isCustom }) => !isCustom),
    pricing,
  )
  return lines.map((line) => {
    const fresh = now.find((each) => isSame(each, line))
    if (!fresh) return line
    const { problem, available, counted } = fresh
    return { ...line, problem, available, counted }
  })
}

export async function priceDraftLines(
  tx: StoreTransaction,
  requested: readonly RequestedDraftLine[],
  {
    agreed,
    currency,
    ...pricing
  }: LinePricing & { agreed: readonly PricedLine[]; currency: string },
): Promise<PricedLine[]> {
  const merged = mergeLines(requested.filter((line) => line.kind === 'product'))
  const products = await priceLines(tx, merged, pricing)
  requireFewEnough(requested, products)
  const lines = requested.map((line, index) =>
    line.kind === 'custom'
      ? customLine(line, minorAmount(line.price, `lines.${index}.price`, currency))
      : priced(
          products.find((each) => isSame(each, mergeLines([line])[0]!))!,
          agreed,
        ),
  )
  return [...new Map(lines.map((line) => [`${line.productId} ${line.variationId}`, line])).values()]
}

function priced(fresh: PricedLine, agreed: readonly PricedLine[]): PricedLine {
  const before = agreed.find((each) => isSame(each, fresh))
  if (!before) return fresh
  const { quantity, problem, available, counted } = fresh
  const total = before.unitPrice * quantity
  return { ...before, quantity, total, problem, available, counted }
}

function customLine(
  { name, quantity }: { name: string; quantity: number },
  unitPrice: number,
): PricedLine {
  return {
    productId: newId(),
    variationId: null,
    quantity,
    name,
    slug: '',
    image: null,
    options: {},
    sku: '',
    unitPrice,
    total: unitPrice * quantity,
    problem: null,
    available: null,
    counted: false,
    weight: 0,
    categoryIds: [],
    isCustom: true,
  }
}

export function requireAvailable(lines: readonly PricedLine[]): void {
  const bad = lines.filter(({ problem }) => problem)
  if (!bad.length) return
  const isShort = bad.every(({ problem }) => problem === 'insufficient_stock')
  throw new Refusal(isShort ? 'insufficient_stock' : 'line_unavailable', {
    lines: bad.map(({ name, problem, available }) => ({ name, problem, available })),
  })
}

function requireFewEnough(
  requested: readonly RequestedDraftLine[],
  products: readonly PricedLine[],
) {
  const tooMany = products.find(({ quantity }) => quantity > maxQuantity)
  if (!tooMany) return
  const index = requested.findIndex(
    (line) => line.kind === 'product' && isSame(mergeLines([line])[0]!, tooMany),
  )
  throw invalidInput(`lines.${index}.quantity`, `At most ${maxQuantity} of one product.`)
}

function isSame(a: RequestedLine, b: RequestedLine): boolean {
  return a.productId === b.productId && a.variationId === b.variationId
}
