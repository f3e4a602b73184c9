import type { CategoryPaths } from '../sheet/category-paths.ts'
import type { FileColumns } from './file-product.ts'

/** What a file is read against. */
export interface PlanContext {
  storeId: string
  currency: string
  columns: FileColumns
  categories: CategoryPaths
}

/** The stock of a product and of its variations, by their ids. */
export interface Stocks {
  updatedAt: string
  stock: number
  variations: Record<string, number | null>
}
