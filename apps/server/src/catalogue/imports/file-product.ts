import type { ImportMessage } from '@vitrine/contract/product-import.ts'
import type { ProductColumn, VariationColumn } from '../sheet/columns.ts'

/** A product as a file has it, in our columns, with what was already found to say about it. */
export interface FileProduct {
  row: number
  /** How many rows speak of it. */
  rows: number
  slug: string
  name: string
  cells: Partial<Record<ProductColumn, string>>
  variations: FileVariation[]
  /** With addresses elsewhere; whether they are taken is seen where the library is. */
  pictures?: FilePicture[]
  /** Of these, what the library does not have. */
  missing?: FilePicture[]
  /** What keeps it out. */
  problems: ImportMessage[]
  /** What is to be said and keeps nothing out. */
  notes: ImportMessage[]
}

export interface FilePicture {
  row: number
  column: string
  url: string
  alt: string
  /** The place of the variation that it shows. */
  variation?: number
}

export interface FileVariation {
  row: number
  cells: Partial<Record<VariationColumn, string>>
}

/** What the file calls the columns that it has. */
export type FileColumns = Partial<Record<ProductColumn | VariationColumn, string>>

export interface ProductFile {
  format: 'vitrine' | 'shopify' | 'woocommerce'
  columns: FileColumns
  ignoredColumns: string[]
  products: AsyncIterable<FileProduct>
}
