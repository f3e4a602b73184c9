import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toCard } from '../cards/product-record.ts'
import { searchCards } from './search-cards.ts'
import { forgetMiss, listMisses, noteMiss } from './search-misses.ts'

const owner = ownerCalls.products
const shopper = publicCalls.products

export const searchRoutes = {
  fetchSearchedProducts: shopper.fetchSearchedProducts.handler(async ({ context, input }) => {
    const { name, pageNumber, pageSize } = input
    if (!name) return pageOf([], 0, input)
    await requireWithinLimit(context, 'search')
    const { content, total } = await readStore(context, (tx) =>
      searchCards(tx, name, { limit: pageSize, offset: pageNumber * pageSize }),
    )
    if (!total && pageNumber === 0) await changeStore(context, (tx) => noteMiss(tx, name))
    return pageOf(
      content.map((card) => toCard(card, context.store)),
      total,
      input,
    )
  }),

  searchMisses: owner.searchMisses.handler(async ({ context, input }) => {
    const { pageNumber, pageSize } = input
    const { content, total } = await readStore(context, (tx) =>
      listMisses(tx, { limit: pageSize, offset: pageNumber * pageSize }),
    )
    return pageOf(content, total, input)
  }),

  forgetSearchMiss: owner.forgetSearchMiss.handler(async ({ context, input }) => {
    const wasThere = await changeStore(context, (tx) => forgetMiss(tx, input.term))
    if (!wasThere) throw new Refusal('not_found')
    return { done: true }
  }),
}
