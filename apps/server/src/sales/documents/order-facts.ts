import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { timeZoneOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import { addressLines } from '../orders/mails/order-mail.ts'
import type { FoundOrder } from '../orders/change-order.ts'
import type { StoredLine, StoredOrder } from '../orders/queries.ts'
import type { PaperSeller, Store } from './invoice-seller.ts'
import type { Weights } from './list-weights.ts'
import type { OrderDocument } from './order-document.ts'
import { paperTheme } from './paper-theme.ts'

export interface DocumentFacts extends FoundOrder {
  store: Store
  seller: PaperSeller
  weights: Weights
  invoiceSeller: PaperSeller | undefined
}

export function dayText({ store }: Pick<DocumentFacts, 'store'>, moment: Date): string {
  const timeZone = store.timeZone ?? timeZoneOfCountry(store.country)
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(moment)
}

export function priceIn(currency: string) {
  return (minor: number) => formatPrice(toDecimal(minor, currency), currency)
}

export function ofStore({
  order,
  store,
  seller,
}: Pick<DocumentFacts, 'order' | 'store' | 'seller'>): Pick<
  OrderDocument,
  'from' | 'addresses' | 'theme'
> {
  const { shippingAddress, billingAddress } = order
  const delivered = { title: 'Delivered to', lines: withPhone(shippingAddress, order) }
  return {
    from: seller,
    addresses: billingAddress
      ? [{ title: 'Billed to', lines: addressLines(billingAddress) }, delivered]
      : [{ ...delivered, title: 'Billed and delivered to' }],
    theme: paperTheme(store),
  }
}

export function answersOf({ order: { answers } }: DocumentFacts): OrderDocument['notes'] {
  const text = answers.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return text ? [{ title: 'Details', text }] : []
}

export function aboutLine({ options, sku }: StoredLine): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}: ${value}`)
  return [...chosen, ...(sku ? [`SKU ${sku}`] : [])].join(' · ')
}

function withPhone(address: StoredOrder['shippingAddress'], { phone }: StoredOrder): string[] {
  const number = address.phone ?? phone
  return [...addressLines(address), ...(number ? [number] : [])]
}
