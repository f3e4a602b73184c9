import { isSlug, slugFrom } from '@vitrine/commerce/text/slug.ts'
import type { CsvRecord } from '../../platform/csv/csv-records.ts'
import { plainCell } from '../../platform/csv/inert-cell.ts'
import {
  columnLabels,
  type ProductColumn,
  type SheetColumn,
  sheetColumns,
  type VariationColumn,
  variationColumnKeys,
} from '../sheet/columns.ts'
import type { FileColumns, FileProduct, ProductFile } from './file-product.ts'

type Cells = Partial<Record<SheetColumn, string>>

const maxVariationRows = 2001

/** Returns undefined if the header is not that of our own file. */
export function readOwnFile(
  names: readonly string[],
  records: AsyncIterable<CsvRecord>,
): ProductFile | undefined {
  const keys = names.map(columnNamed)
  if (!keys.includes('slug') && !keys.includes('name')) return undefined
  const columns = Object.fromEntries(
    keys.flatMap((key, at) => (key ? [[key, names[at]!.trim()]] : [])),
  ) as FileColumns
  return {
    format: 'vitrine',
    columns,
    ignoredColumns: names.filter((name, at) => !keys[at] && name.trim() !== ''),
    products: productsIn(keys, columns, records),
  }
}

const plain = (name: string) => name.trim().toLowerCase()

function columnNamed(name: string): SheetColumn | undefined {
  return sheetColumns.find((key) => plain(columnLabels[key]) === plain(name))
}

async function* productsIn(
  keys: (SheetColumn | undefined)[],
  columns: FileColumns,
  records: AsyncIterable<CsvRecord>,
) {
  let product: FileProduct | undefined
  for await (const record of records) {
    const cells = cellsOf(keys, record)
    if (Object.values(cells).every((cell) => cell.trim() === '')) continue
    if (product && !beginsAnother(cells, product)) addRow(product, record.row, cells, columns)
    else {
      if (product) yield product
      product = begin(record.row, cells)
    }
  }
  if (product) yield product
}

function cellsOf(keys: (SheetColumn | undefined)[], { cells }: CsvRecord): Cells {
  return Object.fromEntries(
    keys.flatMap((key, at) => (key ? [[key, plainCell(cells[at] ?? '')]] : [])),
  )
}

function beginsAnother({ slug = '', name = '' }: Cells, before: FileProduct) {
  return name.trim() !== '' || (slug.trim() !== '' && slug.trim() !== before.slug)
}

function begin(row: number, cells: Cells): FileProduct {
  const { slug = '', name = '' } = cells
  const product: FileProduct = {
    row,
    rows: 1,
    slug: slug.trim() || (name.trim() && slugFrom(name, 'product')),
    name: name.trim(),
    cells: pick(cells, (key): key is ProductColumn => !isOfVariation(key)),
    variations: [],
    problems: [],
    notes: [],
  }
  if (!product.slug)
    say(product, row, null, 'This row has neither a slug nor a name, so it belongs to no product.')
  else if (!isSlug(product.slug))
    say(product, row, columnLabels.slug, 'Use small letters, digits and single hyphens.')
  addVariation(product, row, cells)
  return product
}

function addRow(product: FileProduct, row: number, cells: Cells, columns: FileColumns) {
  product.rows += 1
  if (!addVariation(product, row, cells))
    say(
      product,
      row,
      null,
      `This row has the slug of row ${product.row} again and names no variation.`,
    )
  const strange = Object.entries(cells).find(
    ([key, cell]) =>
      !isOfVariation(key as SheetColumn) &&
      cell !== '' &&
      cell !== product.cells[key as ProductColumn],
  )
  if (!strange) return
  const column = columns[strange[0] as SheetColumn] ?? null
  const text = 'Only the first row of a product can set this, so it was ignored here.'
  product.notes.push({ row, column, text })
}

function addVariation(product: FileProduct, row: number, cells: Cells): boolean {
  const own = pick(cells, isOfVariation)
  if (Object.values(own).every((cell) => cell === '')) return false
  if (product.variations.length < maxVariationRows) product.variations.push({ row, cells: own })
  return true
}

function isOfVariation(key: SheetColumn): key is VariationColumn {
  return variationColumnKeys.includes(key as VariationColumn)
}

function pick<Key extends SheetColumn>(cells: Cells, isPicked: (key: SheetColumn) => key is Key) {
  return Object.fromEntries(
    Object.entries(cells).filter(([key]) => isPicked(key as SheetColumn)),
  ) as Partial<Record<Key, string>>
}

function say(product: FileProduct, row: number, column: string | null, text: string) {
  product.problems.push({ row, column, text })
}
