import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import { defaultPayments } from '@vitrine/commerce/settings/payment-methods.ts'
import { taxOf, taxRatesFor } from '@vitrine/commerce/pricing/tax.ts'
import type { Config } from '../../platform/config.ts'
import { type OrderFacts, priceIn } from '../../sales/orders/mails/order-mail.ts'
import { storeFrame } from '../../post/letter/store-frame.ts'
import { sampleAddress } from './sample-address.ts'
import type { SampledProduct, SampledStore } from './sampled-store.ts'

export const sampleFulfilment = 'sample-parcel'
export const sampleRefund = 'sample-refund'

/** An order that nobody placed, of the store's own products where it has any: sent, partly refunded. */
export function sampleOrder(
  store: SampledStore,
  shopper: string,
  config: Pick<Config, 'port' | 'provider'>,
): OrderFacts {
  const { currency, taxes: settings } = store
  const minor = (price: number) => price * 10 ** currencyExponent(currency)
  const goods = store.goods.length ? store.goods : madeUp(minor)
  const lines = goods.map(toLine)
  const [refunded] = lines
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  const shipping = minor(5)
  const shippingAddress = sampleAddress(store.country)
  const { tax, taxes } = taxOf(
    subtotal + (settings.taxShipping ? shipping : 0),
    taxRatesFor(settings, shippingAddress, []),
    settings.pricesIncludeTax,
  )
  const [method] = defaultPayments.methods
  const frame = storeFrame(store, config)
  const { name = '', details = '', instructions = '' } = method ?? {}
  return {
    store,
    frame,
    link: frame.origin,
    price: priceIn(currency),
    order: {
      id: 'sample',
      number: 1001,
      numberPrefix: '',
      token: '',
      email: shopper,
      phone: null,
      shippingAddress,
      shippingRate: {
        id: 'sample',
        name: 'Standard shipping',
        price: shipping,
        estimate: { min: 2, max: 4 },
        pickup: null,
      },
      note: 'Please leave it with the neighbours.',
      taxId: null,
      answers: [],
      currency,
      subtotal,
      discount: 0,
      shipping,
      paymentFee: 0,
      tax,
      taxIncluded: settings.pricesIncludeTax,
      taxes,
      total: subtotal + shipping + (settings.pricesIncludeTax ? 0 : tax),
      paymentMethod: method?.id ?? '',
      paymentOffer: { name, details, instructions },
      paymentStatus: 'partially_refunded',
      fulfilmentStatus: 'fulfilled',
      cancelReason: 'customer',
    },
    parts: {
      lines,
      fulfilments: [
        {
          id: sampleFulfilment,
          lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
          carrier: 'DHL',
          trackingUrl: frame.origin,
        },
      ],
      payments: [
        { id: sampleRefund, kind: 'refund', amount: goods[0]!.price, status: 'succeeded' },
      ],
      refunds: [
        {
          id: sampleRefund,
          shipping: 0,
          lines: [{ lineId: refunded!.id, quantity: 1, removed: 0, restocked: 0 }],
        },
      ],
    },
  }
}

function madeUp(minor: (price: number) => number): SampledProduct[] {
  return [
    { name: 'Sencha 100 g', options: {}, image: null, price: minor(12) },
    { name: 'Gaiwan', options: { Size: 'Small' }, image: null, price: minor(38) },
  ]
}

/** Two of the first. */
function toLine({ price, ...product }: SampledProduct, at: number) {
  const quantity = at === 0 ? 2 : 1
  return { ...product, id: `line-${at}`, quantity, total: price * quantity }
}
