import type { PaperTheme } from './paper-theme.ts'

type Pair = readonly [label: string, value: string]

interface DocumentLine {
  name: string
  about: string
  cells: readonly string[]
}

export interface OrderDocument {
  /** Unique in the store; also the file's name. */
  title: string
  heading: string
  /** The logo is a data: URL. */
  from: { name: string; lines: readonly string[]; logo: string | undefined }
  facts: readonly Pair[]
  addresses: readonly { title: string; lines: readonly string[] }[]
  columns: readonly string[]
  lines: readonly DocumentLine[]
  hasBoxes: boolean
  sums: readonly { label: string; value: string; isTotal?: boolean }[]
  notes: readonly { title: string; text: string }[]
  theme: PaperTheme
}
