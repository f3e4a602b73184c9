import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type { ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'
import { writeOptions } from '../../sheet/options-cell.ts'
import { commaTags } from '../comma-tags.ts'
import type { FileImage, FileProduct } from '../file-product.ts'
import { measureCell } from '../measure-cell.ts'
import { presentCells } from '../present-cells.ts'
import { categoriesCell, listed } from './woocommerce-cells.ts'
import type { WooColumn, WooNamed } from './woocommerce-columns.ts'
import { wooDescription } from './woocommerce-description.ts'
import { wooPrices } from './woocommerce-prices.ts'
import { wooStock } from './woocommerce-stock.ts'
import { optionsOf, wooVariations } from './woocommerce-variations.ts'
import { wooWeight } from './woocommerce-weight.ts'

export interface WooRow {
  row: number
  cells: Partial<Record<WooColumn, string>>
  types: string[]
  attributes: { name: string; values: string }[]
}

export interface WooFile {
  named: WooNamed
  now: Date
}

export function toFileProduct(
  product: WooRow,
  variations: readonly WooRow[],
  file: WooFile,
): FileProduct {
  const { row, cells, attributes } = product
  const { named } = file
  const name = cells.name?.trim() ?? ''
  const slug = name && slugFrom(name, 'product')
  const options = optionsOf(product, variations)
  const sold = wooVariations(variations, options, file)
  const details = attributes.filter(
    (attribute) => !options.some((option) => option.name === attribute.name),
  )
  const tags = commaTags(cells.tags, { row, column: named.tags })
  const own = wooPrices(product, file)
  const prices = own.price === '' ? (sold.prices ?? own) : own
  return {
    row,
    rows: 1 + variations.length,
    slug,
    name,
    cells: presentCells({
      slug,
      name,
      description: wooDescription(cells, details),
      tags: tags.cell,
      categories: cells.categories && categoriesCell(cells.categories),
      status: statusOf(product),
      featured: cells.featured,
      price: prices.price,
      discountPrice: prices.discountPrice,
      sku: cells.sku,
      vendor: cells.brand && brandOf(cells.brand),
      barcode: cells.barcode,
      mpn: cells.mpn,
      unitMeasure: measureCell({
        amount: cells.measure,
        unit: cells.measureUnit,
        base: cells.baseMeasure,
        baseUnit: cells.measureUnit,
      }),
      cost: cells.cost,
      weight: wooWeight(product, named),
      ...wooStock(product, variations),
      options: named.type && writeOptions(options),
      seoTitle: cells.seoTitle,
      metaDescription: cells.seoDescription,
    }),
    variations: sold.variations,
    pictures: [
      ...imagesOf(product, named),
      ...sold.variations.flatMap((each, variation) => {
        const stands = variations.find((one) => one.row === each.row)
        const [first] = stands ? imagesOf(stands, named) : []
        return first ? [{ ...first, variation }] : []
      }),
    ],
    problems: [...problemsOf(product, named), ...sold.problems],
    notes: [...notesOf(product, named), ...tags.notes, ...own.notes, ...sold.notes],
  }
}

function statusOf({ cells: { published, visibility }, types }: WooRow): string | undefined {
  if (types.includes('downloadable')) return 'draft'
  if (published === undefined) return undefined
  const isSeen = published.trim() === '1' && visibility?.trim().toLowerCase() !== 'hidden'
  return isSeen ? 'active' : 'draft'
}

function brandOf(cell: string) {
  return listed(cell)[0]?.split('>').at(-1)?.trim() ?? ''
}

function imagesOf({ row, cells }: WooRow, named: WooNamed): FileImage[] {
  return listed(cells.images ?? '').map((url) => ({ row, column: named.images!, url, alt: '' }))
}

const refusedTypes: Readonly<Record<string, string>> = {
  grouped:
    'A grouped product only shows other products together. Make a category of them, or a page that shows them.',
  external: 'An external product is sold in another shop, so it cannot be put into the cart here.',
}

function problemsOf({ row, types, cells }: WooRow, named: WooNamed): ImportMessage[] {
  const column = named.type ?? null
  const refused = types.flatMap((type) => refusedTypes[type] ?? [])
  if (!cells.name?.trim()) refused.push('A product needs a name.')
  return refused.map((text) => ({ row, column, text }))
}

function notesOf({ row, types }: WooRow, named: WooNamed): ImportMessage[] {
  const column = named.type ?? null
  if (types.includes('downloadable'))
    return [
      { row, column, text: 'Files cannot be sold for download here, so the product is a draft.' },
    ]
  if (types.includes('virtual'))
    return [{ row, column, text: 'Nothing is shipped for it there; here it is shipped.' }]
  return []
}
