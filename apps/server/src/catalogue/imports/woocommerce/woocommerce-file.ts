import type { CsvRecord } from '../../../platform/csv/csv-records.ts'
import { plainCell } from '../../../platform/csv/inert-cell.ts'
import type { FileColumns, FileProduct, ProductFile } from '../file-product.ts'
import { isSilentColumn, type WooKey, type WooNamed, wooColumn } from './woocommerce-columns.ts'
import { toFileProduct, type WooRow } from './woocommerce-product.ts'

/** Returns undefined if the header is not that of WooCommerce's product file. */
export function readWooCommerceFile(
  names: readonly string[],
  records: AsyncIterable<CsvRecord>,
): ProductFile | undefined {
  const keys = names.map(wooColumn)
  if (!keys.includes('name') || !keys.includes('regular')) return undefined
  const named = Object.fromEntries(
    keys.flatMap((key, at) => (typeof key === 'string' ? [[key, names[at]!.trim()]] : [])),
  ) as WooNamed
  return {
    format: 'woocommerce',
    columns: columnsOf(named),
    ignoredColumns: names.filter(
      (name, at) => !keys[at] && name.trim() !== '' && !isSilentColumn(name),
    ),
    products: productsIn(keys, named, records),
  }
}

function columnsOf(named: WooNamed): FileColumns {
  const all: Record<keyof FileColumns, string | undefined> = {
    slug: named.name,
    name: named.name,
    status: named.published,
    featured: named.featured,
    price: named.regular,
    discountPrice: named.sale,
    sku: named.sku,
    vendor: named.brand,
    productType: undefined,
    barcode: named.barcode,
    mpn: named.mpn,
    condition: undefined,
    unitMeasure: named.measure,
    cost: named.cost,
    trackStock: named.stock,
    stock: named.stock,
    inStock: named.inStock,
    weight: named.weight,
    categories: named.categories,
    tags: named.tags,
    description: named.description,
    seoTitle: named.seoTitle,
    metaDescription: named.seoDescription,
    image: named.images,
    gallery: named.images,
    options: named.type,
    created: undefined,
    variation: named.type,
    variationPrice: named.regular,
    variationDiscountPrice: named.sale,
    variationSku: named.sku,
    variationBarcode: named.barcode,
    variationCost: named.cost,
    variationStock: named.stock,
    variationWeight: named.weight,
    variationImage: named.images,
  }
  return Object.fromEntries(Object.entries(all).filter(([, name]) => name !== undefined))
}

/** Variations may come anywhere in the file, so variable products wait for its end. */
async function* productsIn(
  keys: (WooKey | undefined)[],
  named: WooNamed,
  records: AsyncIterable<CsvRecord>,
): AsyncGenerator<FileProduct> {
  const now = new Date()
  const variable: WooRow[] = []
  const variations: WooRow[] = []
  for await (const record of records) {
    const row = rowOf(keys, record)
    if (!row) continue
    if (row.types.includes('variation')) variations.push(row)
    else if (row.types.includes('variable')) variable.push(row)
    else yield toFileProduct(row, [], { named, now })
  }
  const ofParent = Map.groupBy(variations, ({ cells }) => parentKey(cells.parent))
  for (const row of variable) {
    const own = [`id:${row.cells.id?.trim()}`, parentKey(row.cells.sku)].flatMap((key) => {
      const found = ofParent.get(key) ?? []
      ofParent.delete(key)
      return found
    })
    yield toFileProduct(row, own, { named, now })
  }
  for (const lost of ofParent.values()) yield withoutParent(lost, named)
}

const parentKey = (cell = '') => cell.trim().toLowerCase()

function rowOf(keys: (WooKey | undefined)[], { row, cells }: CsvRecord): WooRow | undefined {
  const own: WooRow['cells'] = {}
  const attributes = new Map<string, { name: string; values: string }>()
  for (const [at, key] of keys.entries()) {
    const cell = plainCell(cells[at] ?? '')
    if (typeof key === 'string') own[key] = cell
    else if (key) {
      const attribute = attributes.get(key.attribute) ?? { name: '', values: '' }
      attributes.set(key.attribute, { ...attribute, [key.part]: cell.trim() })
    }
  }
  if (Object.values(own).every((cell) => cell.trim() === '')) return undefined
  const types = (own.type ?? '').toLowerCase().split(',')
  return {
    row,
    cells: own,
    types: types.map((type) => type.trim()),
    attributes: [...attributes.values()].filter(({ name }) => name !== ''),
  }
}

function withoutParent(rows: readonly WooRow[], named: WooNamed): FileProduct {
  const { row, cells } = rows[0]!
  return {
    row,
    rows: rows.length,
    slug: '',
    name: cells.name?.trim() ?? '',
    cells: {},
    variations: [],
    problems: rows.map((each) => ({
      row: each.row,
      column: named.parent ?? null,
      text: `The product “${each.cells.parent?.trim().slice(0, 80) ?? ''}” of this variation is not in the file. Export it together with its variations.`,
    })),
    notes: [],
  }
}
