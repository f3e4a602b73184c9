import { type Discount, discountLines } from '@vitrine/commerce/pricing/discount.ts'
import { fromPercent } from '@vitrine/commerce/money/money.ts'
import type { OfferedRate } from '@vitrine/commerce/shipping/shipping.ts'
import { defaultTaxes } from '@vitrine/commerce/pricing/tax.ts'
import type { WrittenDraft } from '@vitrine/contract/sales/draft-orders.ts'
import type { StoredDraftDiscount, StoredDraftShipping } from '@vitrine/db/schema/draft-orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { addressOf, costs, ratesFor } from '../pricing/price-cart.ts'
import type { PricedLine } from '../pricing/price-line.ts'
import { findTerms, type StoreTerms } from '../pricing/queries.ts'
import { minorAmount } from '../../api/minor-amount.ts'
import { invalidInput } from '../../platform/refusal.ts'
import type { DraftCart } from './draft-cart.ts'
import { priceDraftLines, type RequestedDraftLine } from './draft-lines.ts'
import type { StoredDraft } from './queries.ts'

export interface RequestedDraft extends Pick<
  WrittenDraft,
  'shippingAddress' | 'discount' | 'shipping'
> {
  lines: readonly RequestedDraftLine[]
}

interface DraftPricing {
  saved: StoredDraft | undefined
  own: string | undefined
  now: Date
}

export interface DraftPrices {
  cart: DraftCart
  shippingRates: OfferedRate[]
  rateMissing: boolean
  discount: StoredDraftDiscount | null
  shipping: StoredDraftShipping | null
}

export async function priceDraft(
  tx: StoreTransaction,
  requested: RequestedDraft,
  { saved, own, now }: DraftPricing,
): Promise<DraftPrices> {
  const terms = await findTerms(tx)
  const { currency } = terms
  const agreed = saved?.currency === currency ? saved.cart.lines : []
  const pricing = { reading: 'read', now, own, agreed, currency } as const
  const lines = await priceDraftLines(tx, requested.lines, pricing)
  const discount = storedDiscount(requested.discount, currency)
  const taken = takenFrom(discount, lines)
  const address = addressOf(requested.shippingAddress ?? {}, terms)
  const shippingRates = offeredFor({ lines, taken, address: requested.shippingAddress }, terms)
  const shipping = storedShipping(requested.shipping, currency)
  const shippingRate = rateOf(shipping, shippingRates)
  const amount = taken.reduce((sum, each) => sum + each, 0)
  return {
    cart: {
      currency,
      shippingRate: shippingRate ?? null,
      discounts: discount && amount ? [{ discount: asDiscount(discount), amount }] : [],
      taxShipping: (terms.taxes ?? defaultTaxes).taxShipping,
      ...costs(address, terms, { lines, shippingRate: shippingRate ?? null, taken }),
    },
    shippingRates,
    rateMissing: shippingRate === undefined,
    discount,
    shipping,
  }
}

interface Parcel {
  lines: PricedLine[]
  taken: number[]
  address: WrittenDraft['shippingAddress']
}

export function offeredFor({ lines, taken, address }: Parcel, terms: StoreTerms): OfferedRate[] {
  const discounted = { lines: taken, freeShipping: false }
  return ratesFor(addressOf(address ?? {}, terms), terms, { lines, discounted })
}

function rateOf(
  shipping: StoredDraftShipping | null,
  offered: readonly OfferedRate[],
): OfferedRate | null | undefined {
  if (!shipping) return null
  if (shipping.kind === 'rate') return offered.find(({ id }) => id === shipping.rateId)
  const { name, price } = shipping
  return { id: 'custom', name, price, estimate: null, pickup: null }
}

function takenFrom(discount: StoredDraftDiscount | null, lines: readonly PricedLine[]): number[] {
  return discount ? discountLines(asDiscount(discount), lines) : lines.map(() => 0)
}

function asDiscount({ reason, ...offer }: StoredDraftDiscount): Discount {
  return {
    id: '',
    title: reason,
    code: null,
    offer,
    scope: { productIds: [], categoryIds: [] },
    enabled: true,
    startsAt: null,
    endsAt: null,
    minSubtotal: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    uses: 0,
  }
}

function storedDiscount(
  requested: RequestedDraft['discount'],
  currency: string,
): StoredDraftDiscount | null {
  if (!requested) return null
  const { reason } = requested
  if (requested.kind === 'amount')
    return {
      kind: 'amount',
      amount: minorAmount(requested.amount, 'discount.amount', currency),
      reason,
    }
  const rate = fromPercent(requested.percent)
  if (!rate) throw invalidInput('discount.percent', 'Use at most four decimals.')
  return { kind: 'percent', rate, reason }
}

function storedShipping(
  requested: RequestedDraft['shipping'],
  currency: string,
): StoredDraftShipping | null {
  if (requested?.kind !== 'custom') return requested ?? null
  return { ...requested, price: minorAmount(requested.price, 'shipping.price', currency) }
}
