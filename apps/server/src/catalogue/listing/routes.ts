import { publicCalls } from '../../api/implement.ts'
import { readStore } from '../../api/store-work.ts'
import { listLatest } from '../cards/list-cards.ts'
import { toCard } from '../cards/product-record.ts'
import { listChosen } from './list-chosen.ts'
import { listCollection } from './list-collection.ts'
import { requireListing } from './listing-service.ts'

const maxCards = 1000

const shopper = publicCalls.products

export const listingRoutes = {
  fetchProducts: shopper.fetchProducts.handler(async ({ context, input }) => {
    const { pageNumber, pageSize, requireAll } = input
    const slice = requireAll
      ? { limit: maxCards, offset: 0 }
      : { limit: pageSize, offset: pageNumber * pageSize }
    const { cards, total } = await readStore(context, (tx) => listLatest(tx, slice))
    context.responseHeaders.set('x-total-count', String(total))
    return cards.map((card) => toCard(card, context.store))
  }),

  fetchListing: shopper.fetchListing.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireListing(tx, input, context.store)),
  ),

  fetchCards: shopper.fetchCards.handler(async ({ context, input: { productSlugs } }) => {
    const cards = await readStore(context, (tx) => listChosen(tx, productSlugs))
    return cards.map((card) => card && toCard(card, context.store))
  }),

  fetchProductsByCollection: shopper.fetchProductsByCollection.handler(
    async ({ context, input: { productCollection, numberOfProducts } }) => {
      const cards = await readStore(context, (tx) =>
        listCollection(tx, productCollection, numberOfProducts),
      )
      return cards.map((card) => toCard(card, context.store))
    },
  ),
}
