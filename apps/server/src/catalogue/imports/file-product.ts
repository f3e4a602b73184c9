import type { ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'
import type { ProductColumn, VariationColumn } from '../sheet/columns.ts'

export interface FileProduct {
  row: number
  rows: number
  slug: string
  name: string
  cells: Partial<Record<ProductColumn, string>>
  variations: FileVariation[]
  /** Image addresses of the file; whether the library has them is not known yet. */
  pictures?: FileImage[]
  missing?: FileImage[]
  problems: ImportMessage[]
  notes: ImportMessage[]
}

export interface FileImage {
  row: number
  column: string
  url: string
  alt: string
  /** Index of the variation that the image shows. */
  variation?: number
}

export interface FileVariation {
  row: number
  cells: Partial<Record<VariationColumn, string>>
}

export type FileColumns = Partial<Record<ProductColumn | VariationColumn, string>>

export interface ProductFile {
  format: 'vitrine' | 'shopify' | 'woocommerce'
  columns: FileColumns
  ignoredColumns: string[]
  products: AsyncIterable<FileProduct>
}
