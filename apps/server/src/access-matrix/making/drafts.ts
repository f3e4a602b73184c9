import type { DraftOrder } from '@vitrine/contract/sales/draft-orders.ts'
import type { PaymentLink } from '@vitrine/contract/sales/payment-link.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { tokenOf } from '../../testing/a-draft.ts'
import { address } from '../../testing/a-shopper.ts'
import { done, type Making } from './making.ts'

export function makeDrafts(making: Making) {
  const { shop, store, privateMark } = making

  const draftOf = ({ id: productId, variations }: Product) =>
    done<DraftOrder>(making, 'POST', '/draft-orders', {
      storeId: store.storeId,
      lines: [
        { kind: 'product', productId, variationId: variations[0]!.id, quantity: 1 },
        { kind: 'custom', name: privateMark, price: 3, quantity: 1 },
      ],
      email: `${privateMark}@shopper.example`,
      shippingAddress: { ...address, address1: privateMark },
      discount: { kind: 'percent', percent: 10, reason: privateMark.slice(0, 80) },
      note: privateMark,
    })

  return {
    draft: async (product: Product) => {
      const made = await draftOf(product)
      return { draft: made.id, draftToken: tokenOf(made) }
    },

    /** Belongs to another draft, which it pays. */
    paymentLink: async (product: Product) => {
      const linkToken = tokenOf(await draftOf(product))
      const { body: link } = await shop.call<PaymentLink>('GET', '/api/checkout/payment-link', {
        host: store.storeDomain,
        body: { token: linkToken },
      })
      return { linkToken, linkHash: link.quoteHash }
    },
  }
}
