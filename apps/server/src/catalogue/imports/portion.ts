import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { loadCategoryPaths } from '../sheet/category-paths.ts'
import type { FileProduct } from './file-product.ts'
import type { PlanContext } from './plan-context.ts'
import { settlePictures } from './settle-pictures.ts'
import type { ItemResult, PortionItem, StoredImport } from './queries.ts'

export interface Portion {
  tx: StoreTransaction
  stored: StoredImport
  items: PortionItem[]
  currency: string
  now: Date
}

export type WorkPortion = (portion: Portion) => Promise<ItemResult[]>

export async function fileProductsOf(
  tx: StoreTransaction,
  items: readonly PortionItem[],
): Promise<FileProduct[]> {
  return await settlePictures(tx, items.map(fileProductOf))
}

function fileProductOf({ row, rows, slug, name, cells }: PortionItem): FileProduct {
  const kept = cells as Omit<FileProduct, 'row' | 'rows' | 'slug' | 'name'>
  return { ...kept, row, rows, slug, name }
}

export async function planContextOf({ tx, stored, currency }: Portion): Promise<PlanContext> {
  const categories = await loadCategoryPaths(tx)
  return { storeId: tx.storeId, currency, columns: stored.columns, categories }
}

export function untouched(item: PortionItem): ItemResult {
  const { number, action, messages, seen, productId, before, writtenAt } = item
  return { number, action, messages, seen, productId, before, writtenAt }
}
