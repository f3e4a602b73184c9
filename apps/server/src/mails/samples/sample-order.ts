import { currencyExponent } from '@vitrine/commerce/money.ts'
import { defaultPayments } from '@vitrine/commerce/payment-methods.ts'
import type { stores } from '@vitrine/db/schema/stores.ts'
import type { Config } from '../../platform/config.ts'
import { type OrderFacts, priceIn } from '../../sales/orders/mails/order-mail.ts'
import { storeFrame } from '../../post/letter/store-frame.ts'
import { sampleAddress } from './sample-address.ts'

export type SampledStore = Pick<
  typeof stores.$inferSelect,
  'id' | 'name' | 'email' | 'currency' | 'country' | 'seller' | 'theme' | 'logo' | 'storeDomain'
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
    { id: 'sencha', name: 'Sencha 100 g', options: {}, image: null, quantity: 2, total: minor(24) },
    {
      id: 'gaiwan',
      name: 'Gaiwan',
      options: { Size: 'Small' },
      image: null,
      quantity: 1,
      total: minor(38),
    },
  ]
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
      shippingAddress: sampleAddress(store.country),
      shippingRate: {
        id: 'sample',
        name: 'Standard shipping',
        price: minor(5),
        estimate: { min: 2, max: 4 },
        pickup: null,
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
      taxIncluded: true,
      taxes: [],
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
          trackingUrl: frame.origin,
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
