import { toDecimal, toPercent } from '@vitrine/commerce/money/money.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { OfferedRate } from '@vitrine/commerce/shipping/shipping.ts'
import type {
  DraftOrder,
  DraftOrderRow,
  DraftOrderState,
  PricedDraft,
} from '@vitrine/contract/sales/draft-orders.ts'
import type { StoredDraftDiscount, StoredDraftShipping } from '@vitrine/db/schema/draft-orders.ts'
import { amountsView } from '../pricing/amounts-view.ts'
import type { CostedLine } from '../pricing/price-cart.ts'
import { storedDiscounts } from '../pricing/quote.ts'
import type { DraftCart } from './draft-cart.ts'
import type { StoredDraft } from './queries.ts'

export type DraftRow = Omit<StoredDraft, 'cart'>

interface Priced {
  cart: DraftCart
  shippingRates: readonly OfferedRate[]
  rateMissing: boolean
}

export function pricedView({ cart, shippingRates, rateMissing }: Priced): PricedDraft {
  const { currency } = cart
  return {
    currency,
    lines: cart.lines.map((line) => lineView(line, currency)),
    shippingRates: shippingRates.map((rate) => ({
      ...rate,
      price: toDecimal(rate.price, currency),
    })),
    rateMissing,
    ...amountsView({ ...cart, discounts: storedDiscounts(cart) }),
  }
}

function lineView(line: CostedLine, currency: string): PricedDraft['lines'][number] {
  const { productId, variationId, name, options, image, sku, quantity, problem, available } = line
  return {
    kind: line.isCustom ? 'custom' : 'product',
    productId: line.isCustom ? null : productId,
    variationId,
    name,
    options,
    image,
    sku,
    quantity,
    unitPrice: toDecimal(line.unitPrice, currency),
    total: toDecimal(line.total, currency),
    discount: toDecimal(line.discount, currency),
    problem,
    available,
  }
}

export function draftRowView(draft: DraftRow): DraftOrderRow {
  const { id, number, createdAt, updatedAt, email, shippingAddress, total, currency, items } = draft
  return {
    id,
    draftNumber: number,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    state: stateOf(draft),
    customer: { name: shippingAddress ? fullName(shippingAddress) : '', email: email ?? '' },
    total: toDecimal(total, currency),
    currency,
    items,
  }
}

interface Beside extends Pick<Priced, 'shippingRates' | 'rateMissing'> {
  lines: CostedLine[]
  link: string | null
  order: DraftOrder['order']
}

export function draftView(
  draft: StoredDraft,
  { lines, link, order, ...priced }: Beside,
): DraftOrder {
  const { currency, email, phone, shippingAddress, note, sentAt, version } = draft
  return {
    ...draftRowView(draft),
    ...pricedView({ ...priced, cart: { ...draft.cart, lines } }),
    email,
    phone,
    shippingAddress,
    reduction: draft.discount && discountView(draft.discount, currency),
    shippedBy: draft.shipping && shippingView(draft.shipping, currency),
    note,
    sentAt: sentAt?.toISOString() ?? null,
    paymentLink: link,
    order,
    version,
  }
}

function stateOf({ orderId, sentAt }: DraftRow): DraftOrderState {
  if (orderId !== null) return 'completed'
  return sentAt ? 'sent' : 'open'
}

function discountView(discount: StoredDraftDiscount, currency: string): DraftOrder['reduction'] {
  const { reason } = discount
  return discount.kind === 'amount'
    ? { kind: 'amount', amount: toDecimal(discount.amount, currency), reason }
    : { kind: 'percent', percent: toPercent(discount.rate), reason }
}

function shippingView(shipping: StoredDraftShipping, currency: string): DraftOrder['shippedBy'] {
  if (shipping.kind === 'rate') return shipping
  return { ...shipping, price: toDecimal(shipping.price, currency) }
}
