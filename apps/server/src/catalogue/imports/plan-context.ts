import type { CategoryPaths } from '../sheet/category-paths.ts'
import type { FileColumns } from './file-product.ts'

export interface PlanContext {
  storeId: string
  currency: string
  columns: FileColumns
  categories: CategoryPaths
}

export interface Stocks {
  updatedAt: string
  stock: number
  variations: Record<string, number | null>
}
