import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { loadCategoryPaths } from '../sheet/category-paths.ts'
import type { FileProduct } from './file-product.ts'
import type { PlanContext } from './plan-context.ts'
import { matchImages } from './match-images.ts'
import type { ItemResult, ImportItem, StoredImport } from './queries.ts'

export interface Batch {
  tx: StoreTransaction
  stored: StoredImport
  items: ImportItem[]
  currency: string
  now: Date
}

export type ProcessBatch = (batch: Batch) => Promise<ItemResult[]>

export async function fileProductsOf(
  tx: StoreTransaction,
  items: readonly ImportItem[],
): Promise<FileProduct[]> {
  return await matchImages(tx, items.map(fileProductOf))
}

function fileProductOf({ row, rows, slug, name, cells }: ImportItem): FileProduct {
  const rest = cells as Omit<FileProduct, 'row' | 'rows' | 'slug' | 'name'>
  return { ...rest, row, rows, slug, name }
}

export async function planContextOf({ tx, stored, currency }: Batch): Promise<PlanContext> {
  const categories = await loadCategoryPaths(tx)
  return { storeId: tx.storeId, currency, columns: stored.columns, categories }
}

export function untouched(item: ImportItem): ItemResult {
  const { number, action, messages, seen, productId, before, writtenAt } = item
  return { number, action, messages, seen, productId, before, writtenAt }
}
