import type { PaperLook } from './paper-look.ts'

type Pair = readonly [label: string, value: string]

interface DocumentLine {
  name: string
  /** The chosen options and the SKU. */
  about: string
  /** What stands in the columns behind the name. */
  cells: readonly string[]
}

/** What a printed page of an order says; written as HTML and as PDF from the same. */
export interface OrderDocument {
  /** Tells it from every other one of the store. */
  title: string
  heading: string
  /** The logo is a data: address. */
  from: { name: string; lines: readonly string[]; logo: string | undefined }
  facts: readonly Pair[]
  addresses: readonly { title: string; lines: readonly string[] }[]
  /** The heads of the columns behind the name. */
  columns: readonly string[]
  lines: readonly DocumentLine[]
  /** Whether each line has a box to tick. */
  hasBoxes: boolean
  sums: readonly { label: string; value: string; isTotal?: boolean }[]
  notes: readonly { title: string; text: string }[]
  look: PaperLook
}
