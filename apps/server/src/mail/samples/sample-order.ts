import { currencyExponent } from '@vitrine/commerce/money.ts'
import { defaultPayments } from '@vitrine/commerce/payment-methods.ts'
import type { stores } from '@vitrine/db/schema/stores.ts'
import type { Config } from '../../platform/config.ts'
import { originOf } from '../../platform/origins.ts'
import { type OrderFacts, priceIn } from '../order-mail.ts'
import { storeFrame } from '../store-frame.ts'

export type SampledStore = Pick<
  typeof stores.$inferSelect,
  'name' | 'email' | 'currency' | 'country' | 'theme' | 'logo' | 'storeDomain'
>

export const sampleFulfilment = 'sample-parcel'
export const sampleRefund = 'sample-refund'

/** An order that nobody placed, in the store's currency: two kinds of tea, sent and partly refunded. */
export function sampleOrder(
  store: SampledStore,
  shopper: string,
  config: Pick<Config, 'port'>,
): OrderFacts {
  const { currency } = store
  const minor = (price: number) => price * 10 ** currencyExponent(currency)
  const lines: OrderFacts['parts']['lines'] = [
    { id: 'sencha', name: 'Sencha 100 g', options: {}, quantity: 2, total: minor(24) },
    { id: 'gaiwan', name: 'Gaiwan', options: { Size: 'Small' }, quantity: 1, total: minor(38) },
  ]
  const [method] = defaultPayments.methods
  const { name = '', details = '', instructions = '' } = method ?? {}
  return {
    store,
    frame: storeFrame(store, config),
    link: originOf(store.storeDomain, config),
    price: priceIn(currency),
    order: {
      id: 'sample',
      number: 1001,
      token: '',
      email: shopper,
      phone: null,
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Park',
        address1: '1 Tea Street',
        postcode: '10115',
        city: 'Berlin',
        country: store.country,
      },
      note: 'Please leave it with the neighbours.',
      taxId: null,
      answers: [],
      currency,
      subtotal: minor(62),
      discount: 0,
      shipping: minor(5),
      paymentFee: 0,
      tax: 0,
      total: minor(67),
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
          trackingUrl: originOf(store.storeDomain, config),
        },
      ],
      payments: [{ id: sampleRefund, kind: 'refund', amount: minor(12), status: 'succeeded' }],
      refunds: [
        {
          id: sampleRefund,
          shipping: 0,
          lines: [{ lineId: 'sencha', quantity: 1, removed: 0, restocked: 0 }],
        },
      ],
    },
  }
}
