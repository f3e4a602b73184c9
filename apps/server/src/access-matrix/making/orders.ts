import { cards } from '@vitrine/commerce/settings/payment-methods.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { CheckoutContent } from '../../sales/checkout/pending/checkout-content.ts'
import { openCheckout } from '../../sales/checkout/pending/open-checkout.ts'
import { aDiscount } from '../../testing/a-discount.ts'
import { storedCheckouts, remindsShoppers, typesAddress } from '../../testing/a-left-checkout.ts'
import { address, aShopper } from '../../testing/a-shopper.ts'
import { done, type Making } from './making.ts'
import { ordersOf } from '../../testing/orders-of.ts'

export const lineOf = (product: Product) => ({
  product,
  variationId: product.variations[0]!.id,
  quantity: 1,
})

export function makeOrders(making: Making) {
  const { shop, store, privateMark } = making
  const { storeId, owner } = store

  async function order(product: Product) {
    const values = {
      contact: { email: `${privateMark}@shopper.example` },
      shippingAddress: { ...address, address1: privateMark },
      note: privateMark,
    }
    const { status, body } = await aShopper(shop, store).buy([lineOf(product)], { values })
    if (status !== 201) throw new Error(`No order was placed: ${status} ${JSON.stringify(body)}`)
    const list = await ordersOf(shop, store)
    const id = list.find(({ orderNumber }) => orderNumber === body.orderNumber)?.id
    const { body: placed } = await shop.call<Order>('GET', `/api/orders/${id}`, { as: owner })
    return { order: placed, token: body.token }
  }

  async function checkout({ total }: Order) {
    const cart = { currency: store.currency, lines: [], total: total * 100 }
    const answered = { contact: { email: `${privateMark}@shopper.example` } }
    const content = { cart, method: cards, answered } as unknown as CheckoutContent
    return await inStore(shop.services.db, storeId, (tx) =>
      openCheckout(tx, { content, now: shop.clock.now() }),
    )
  }

  async function abandoned(product: Product) {
    const email = `${newId()}.${privateMark}@shopper.example`
    await typesAddress(shop, store, [lineOf(product)], { email })
    const stored = await storedCheckouts(shop, store)
    return stored.find((row) => row.email === email)!.id
  }

  async function discount() {
    const { id } = await done<{ id: string }>(making, 'POST', '/discounts', {
      storeId,
      ...aDiscount({ title: privateMark.slice(0, 80), code: newId() }),
    })
    return id
  }

  return {
    order,
    checkout,
    reminders: () => remindsShoppers(shop, store),
    abandoned,
    discount,
    orderView: () =>
      done<{ id: string }>(making, 'POST', '/order-views', {
        storeId,
        name: newId(),
        query: `search=${privateMark}`,
      }),
  }
}
