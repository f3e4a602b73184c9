import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { collections, listOfCategory, selectCards } from '../cards/list-cards.ts'
import type { CardRecord } from '../cards/product-record.ts'
import { findCategoryBySlug } from '../categories/queries.ts'

export async function listCollection(tx: StoreTransaction, name: string, limit: number) {
  if (Object.hasOwn(collections, name)) {
    const tail = collections[name as keyof typeof collections]
    return await tx.prepared<CardRecord>(`cards-${name}`, selectCards(`${tail} LIMIT $2`), [
      tx.storeId,
      limit,
    ])
  }
  const category = await findCategoryBySlug(tx, name)
  return category ? await listOfCategory(tx, category, { limit, offset: 0 }) : []
}
