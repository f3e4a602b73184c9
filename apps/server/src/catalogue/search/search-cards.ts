import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { active, selectCards, type Slice } from '../cards/list-cards.ts'
import type { CardRecord } from '../cards/product-record.ts'
import { findProducts } from './find-products.ts'

export async function searchCards(tx: StoreTransaction, term: string, slice: Slice) {
  const { ids, total } = await findProducts(tx, term, 'shopper', slice)
  if (!ids.length) return { content: [], total }
  const content = await tx.prepared<CardRecord>(
    'cards-found',
    selectCards(`JOIN unnest($2::uuid[]) WITH ORDINALITY AS found (id, place) ON found.id = p.id
      WHERE ${active} ORDER BY found.place`),
    [tx.storeId, ids],
  )
  return { content, total }
}
