import type { CsvRecord } from '../../../platform/csv/csv-records.ts'
import { plainCell } from '../../../platform/csv/inert-cell.ts'
import type { FileColumns, FileProduct, ProductFile } from '../file-product.ts'
import { isSilentColumn, type ShopifyColumn, shopifyColumn } from './shopify-columns.ts'
import { type ShopifyRow, toFileProduct } from './shopify-product.ts'

/** Returns undefined if the header is not that of Shopify's product file. */
export function readShopifyFile(
  names: readonly string[],
  records: AsyncIterable<CsvRecord>,
): ProductFile | undefined {
  const keys = names.map(shopifyColumn)
  if (!keys.includes('title') || !(keys.includes('handle') || keys.includes('price')))
    return undefined
  const named = Object.fromEntries(
    keys.flatMap((key, at) => (key ? [[key, names[at]!.trim()]] : [])),
  ) as Partial<Record<ShopifyColumn, string>>
  return {
    format: 'shopify',
    columns: columnsOf(named),
    ignoredColumns: names.filter(
      (name, at) => !keys[at] && name.trim() !== '' && !isSilentColumn(name),
    ),
    products: productsIn(keys, named, records),
  }
}

function columnsOf(named: Partial<Record<ShopifyColumn, string>>): FileColumns {
  const all: Record<keyof FileColumns, string | undefined> = {
    slug: named.handle,
    name: named.title,
    status: named.status ?? named.published,
    featured: undefined,
    price: named.price,
    discountPrice: named.compareAt,
    sku: named.sku,
    vendor: named.vendor,
    productType: named.type ?? named.category,
    barcode: named.barcode,
    mpn: named.mpn,
    condition: named.condition,
    unitMeasure: named.measure,
    cost: named.cost,
    trackStock: named.tracker ?? named.quantity,
    stock: named.quantity,
    inStock: undefined,
    weight: named.grams,
    categories: undefined,
    tags: named.tags,
    description: named.body,
    seoTitle: named.seoTitle,
    metaDescription: named.seoDescription,
    image: named.picture,
    gallery: named.picture,
    options: named.name1,
    created: undefined,
    variation: named.value1,
    variationPrice: named.price,
    variationDiscountPrice: named.compareAt,
    variationSku: named.sku,
    variationBarcode: named.barcode,
    variationCost: named.cost,
    variationStock: named.quantity,
    variationWeight: named.grams,
    variationImage: named.variantImage,
  }
  return Object.fromEntries(Object.entries(all).filter(([, name]) => name !== undefined))
}

async function* productsIn(
  keys: (ShopifyColumn | undefined)[],
  named: Partial<Record<ShopifyColumn, string>>,
  records: AsyncIterable<CsvRecord>,
): AsyncGenerator<FileProduct> {
  let rows: ShopifyRow[] = []
  for await (const { row, cells } of records) {
    const own = Object.fromEntries(
      keys.flatMap((key, at) => (key ? [[key, plainCell(cells[at] ?? '')]] : [])),
    ) as ShopifyRow['cells']
    if (Object.values(own).every((cell) => cell.trim() === '')) continue
    if (rows[0] && beginsAnother(own, rows[0].cells)) {
      yield toFileProduct(rows, named)
      rows = []
    }
    rows.push({ row, cells: own })
  }
  if (rows.length) yield toFileProduct(rows, named)
}

/** Rows share the product's handle; a row without one belongs to the product above. */
function beginsAnother(cells: ShopifyRow['cells'], before: ShopifyRow['cells']) {
  const handle = cells.handle?.trim() ?? ''
  return handle === '' ? (cells.title ?? '').trim() !== '' : handle !== before.handle?.trim()
}
