import { isSlug, slugFrom } from '@vitrine/commerce/text/slug.ts'
import { writeChoice, writeOptions } from '../../sheet/options-cell.ts'
import { commaTags } from '../comma-tags.ts'
import { measureCell } from '../measure-cell.ts'
import type { FileImage, FileProduct, FileVariation } from '../file-product.ts'
import type { ShopifyColumn } from './shopify-columns.ts'
import { presentCells } from '../present-cells.ts'
import { shopifyOptions } from './shopify-options.ts'
import { shopifyStock } from './shopify-stock.ts'

export interface ShopifyRow {
  row: number
  cells: Partial<Record<ShopifyColumn, string>>
}

type Named = Partial<Record<ShopifyColumn, string>>

export function toFileProduct(rows: readonly ShopifyRow[], named: Named): FileProduct {
  const { row, cells } = rows[0]!
  const sold = rows.filter(isSold)
  const groups = shopifyOptions(rows[0]!, sold)
  const stock = shopifyStock(sold, named)
  const tags = commaTags(cells.tags, { row, column: named.tags })
  const handle = cells.handle?.trim() ?? ''
  const name = cells.title?.trim() ?? ''
  const weight = gramsOf(sold[0] ?? rows[0]!)
  const slug = isSlug(handle) ? handle : slugFrom(handle || name, 'product')
  const product: FileProduct = {
    row,
    rows: rows.length,
    slug,
    name,
    cells: presentCells({
      slug,
      name,
      description: cells.body,
      tags: tags.cell,
      status: statusOf(cells),
      seoTitle: cells.seoTitle,
      metaDescription: cells.seoDescription,
      ...pricesOf(sold[0] ?? rows[0]!, named),
      vendor: cells.vendor,
      productType: typeOf(cells),
      mpn: cells.mpn,
      condition: cells.condition,
      unitMeasure: measureCell({
        amount: cells.measure,
        unit: cells.measureUnit,
        base: cells.baseMeasure,
        baseUnit: cells.baseUnit,
      }),
      ...(groups.length ? { sku: '' } : { sku: sold[0]?.cells.sku ?? cells.sku }),
      ...factsOf(groups.length ? { barcode: '', cost: '' } : (sold[0] ?? rows[0]!).cells, named),
      weight,
      trackStock: stock.trackStock,
      ...(groups.length ? {} : { stock: stock.of(sold[0]) }),
      options: named.value1 && writeOptions(groups),
    }),
    variations: groups.length
      ? sold.map((each) => variationOf(each, { groups, named, stockOf: stock.of, weight }))
      : [],
    pictures: imagesOf(rows, groups.length ? sold : [], named),
    problems: [],
    notes: [...stock.notes, ...tags.notes],
  }
  if (handle && slug !== handle)
    product.notes.push({
      row,
      column: named.handle ?? null,
      text: `An address cannot be “${handle.slice(0, 80)}”, so it becomes “${slug}”.`,
    })
  return product
}

function isSold({ cells }: ShopifyRow) {
  return Boolean(cells.value1?.trim() || cells.price?.trim())
}

function statusOf({ status, published }: ShopifyRow['cells']): string | undefined {
  const isHidden = /^(?:false|no)$/i.test(published?.trim() ?? '')
  const said = status?.trim().toLowerCase()
  if (said === undefined || said === '') {
    if (published === undefined) return undefined
    return isHidden ? 'draft' : 'active'
  }
  return (said === 'active' && isHidden) || said === 'unlisted' ? 'draft' : said
}

/** Falls back to Shopify's product taxonomy. */
function typeOf({ type, category }: ShopifyRow['cells']): string | undefined {
  return type?.trim() || (category?.split('>').at(-1)?.trim() ?? type)
}

/** Shopify prefixes barcodes with an apostrophe, so that spreadsheets keep every digit. */
function barcodeOf(cell: string | undefined) {
  return cell?.trim().replace(/^'/, '')
}

function factsOf({ barcode, cost }: ShopifyRow['cells'], named: Named) {
  return {
    barcode: named.barcode && barcodeOf(barcode),
    cost: named.cost && cost,
  }
}

function pricesOf({ cells }: ShopifyRow, named: Named) {
  const price = cells.price?.trim()
  const compareAt = cells.compareAt?.trim()
  const isReduced = Boolean(price && compareAt) && Number(compareAt) > Number(price)
  return {
    price: isReduced ? compareAt : price || undefined,
    discountPrice: named.compareAt && (isReduced ? price : ''),
  }
}

function gramsOf({ cells }: ShopifyRow) {
  const grams = cells.grams?.trim()
  if (!grams) return undefined
  return /^\d+(?:\.\d+)?$/.test(grams) ? String(Math.round(Number(grams))) : grams
}

/** Shopify repeats the weight in each row; here the variations share the product's. */
function ownWeight(grams: string | undefined, ofProduct: string | undefined) {
  return grams === ofProduct ? '' : grams
}

interface OfProduct {
  groups: ReturnType<typeof shopifyOptions>
  named: Named
  stockOf: (sold: ShopifyRow) => string | undefined
  weight: string | undefined
}

function variationOf(
  sold: ShopifyRow,
  { groups, named, stockOf, weight }: OfProduct,
): FileVariation {
  const { row, cells } = sold
  const { price, discountPrice } = pricesOf(sold, named)
  const attributes = Object.fromEntries(
    groups.map(({ name, column }) => [name, cells[column]?.trim() ?? '']),
  )
  return {
    row,
    cells: presentCells({
      variation: writeChoice(attributes, groups),
      variationPrice: price,
      variationDiscountPrice: discountPrice,
      variationSku: cells.sku,
      variationBarcode: barcodeOf(cells.barcode),
      variationCost: cells.cost,
      variationStock: stockOf(sold),
      variationWeight: named.grams && ownWeight(gramsOf(sold), weight),
    }),
  }
}

function imagesOf(
  rows: readonly ShopifyRow[],
  variants: readonly ShopifyRow[],
  named: Named,
): FileImage[] {
  const own = rows
    .filter(({ cells }) => cells.picture?.trim())
    .toSorted((a, b) => Number(a.cells.position) - Number(b.cells.position) || a.row - b.row)
    .map(({ row, cells }) => ({
      row,
      column: named.picture!,
      url: cells.picture!.trim(),
      alt: cells.alt?.trim() ?? '',
    }))
  const ofVariants = variants.flatMap(({ row, cells }, variation) => {
    const url = cells.variantImage?.trim()
    return url ? [{ row, column: named.variantImage!, url, alt: '', variation }] : []
  })
  return [...own, ...ofVariants]
}
