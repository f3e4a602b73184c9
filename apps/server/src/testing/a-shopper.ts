import type { ShopperOrder } from '@vitrine/contract/sales/checkout.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { Answer, OwnedStore, QuotedLine, Shop } from './start-shop.ts'

export interface Attempt {
  /** The `Idempotency-Key`: a fresh one by default, none if null. */
  key?: string | null
  values?: object
}

type PlacedOrder = Pick<ShopperOrder, 'orderNumber' | 'orderName' | 'token' | 'payment'>
export type OrderAnswer = Answer<PlacedOrder & RefusalBody>

export const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: 'St. James’s Square 12',
  city: 'London',
  postcode: 'SW1Y 4JH',
  country: 'GB',
}

export function aShopper(shop: Shop, store: OwnedStore, from?: string) {
  const { storeId, storeDomain: host } = store

  async function agreeTo(lines: QuotedLine[], wishes: object = {}): Promise<object> {
    const { body } = await shop.quote(store, lines, wishes)
    return {
      storeId,
      lines: lines.map(({ product, quantity, variationId = null }) => ({
        productId: product.id,
        variationId,
        quantity,
      })),
      contact: { email: 'ada@example.com' },
      shippingAddress: address,
      paymentMethod: 'cod',
      quoteHash: (body as { quoteHash: string }).quoteHash,
      ...wishes,
    }
  }

  function place(agreed: object, { key = newId(), values }: Attempt = {}): Promise<OrderAnswer> {
    return shop.call('POST', '/api/checkout/place-order', {
      host,
      body: { ...agreed, ...values },
      headers: key === null ? {} : { 'idempotency-key': key },
      from,
    })
  }

  return {
    agreeTo,
    place,
    buy: async (lines: QuotedLine[], attempt?: Attempt) => place(await agreeTo(lines), attempt),
    order: (token: string) =>
      shop.call<ShopperOrder>('GET', '/api/checkout/order', { host, body: { token } }),
  }
}
