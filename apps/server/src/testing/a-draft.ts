import type {
  DraftOrder,
  DraftOrderInput,
  PricedDraft,
} from '@vitrine/contract/sales/draft-orders.ts'
import type { OrderRow } from '@vitrine/contract/sales/order.ts'
import type { PaymentLink } from '@vitrine/contract/sales/payment-link.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { address, type OrderAnswer } from './a-shopper.ts'
import type { Answer, OwnedStore, Shop } from './start-shop.ts'

type DraftAnswer = Answer<DraftOrder & RefusalBody>

export function draftOf({ id: productId }: Product, values: Partial<DraftOrderInput> = {}) {
  return {
    lines: [
      { kind: 'product' as const, productId, quantity: 2 },
      { kind: 'custom' as const, name: 'Engraving', price: 5, quantity: 1 },
    ],
    email: 'ada@example.com',
    shippingAddress: address,
    ...values,
  }
}

const path = (id: string, what = '') => `/api/draft-orders/${id}${what}`

export function draftsOf(shop: Shop, { storeId, owner: as, storeDomain: host }: OwnedStore) {
  const add = (input: object): Promise<DraftAnswer> =>
    shop.call('POST', '/api/draft-orders', { as, body: { storeId, ...input } })
  const link = (token: string, paymentMethod?: string) =>
    shop.call<PaymentLink & RefusalBody>('GET', '/api/checkout/payment-link', {
      host,
      body: { token, ...(paymentMethod && { paymentMethod }) },
    })
  const agree = (token: string, body: object): Promise<OrderAnswer> =>
    shop.call('POST', '/api/checkout/payment-link', { host, body: { token, ...body } })
  return {
    add,
    made: async (input: object): Promise<DraftOrder> => {
      const { status, body } = await add(input)
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body
    },
    get: (id: string): Promise<DraftAnswer> => shop.call('GET', path(id), { as }),
    list: async (query: object = {}) => {
      const body = { storeId, ...query }
      return (await shop.call<{ content: DraftOrder[] }>('GET', '/api/draft-orders', { as, body }))
        .body.content
    },
    price: (input: object): Promise<Answer<PricedDraft & RefusalBody>> =>
      shop.call('POST', '/api/draft-orders/price', { as, body: { storeId, ...input } }),
    update: (id: string, input: object): Promise<DraftAnswer> =>
      shop.call('PUT', path(id), { as, body: input }),
    remove: (id: string): Promise<DraftAnswer> => shop.call('DELETE', path(id), { as }),
    send: (id: string, body: object): Promise<DraftAnswer> =>
      shop.call('POST', path(id, '/payment-link'), { as, body }),
    markPaid: (id: string, version = 1): Promise<DraftAnswer> =>
      shop.call('POST', path(id, '/order'), { as, body: { version } }),
    link,
    agree,
    pay: async (token: string, paymentMethod = 'cod'): Promise<OrderAnswer> => {
      const { body } = await link(token, paymentMethod)
      return await agree(token, { paymentMethod, quoteHash: body.quoteHash })
    },
  }
}

export async function aDraftingShop(shop: Shop) {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 12.5, stock: 10 })
  const call = { as: store.owner, body: { storeId: store.storeId } }
  const orders = async () =>
    (await shop.call<{ content: OrderRow[] }>('GET', '/api/orders', call)).body.content
  return { store, sencha, drafts: draftsOf(shop, store), orders }
}

export function tokenOf({ paymentLink }: Pick<DraftOrder, 'paymentLink'>): string {
  return paymentLink!.split('/').at(-1)!
}
