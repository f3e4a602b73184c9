import { toDecimal, currencyExponent } from '@vitrine/commerce/money/money.ts'
import { readTradeData } from '../cards/trade-data.ts'
import type { CategoryPaths } from './category-paths.ts'
import { type ProductColumn, sheetColumns, type VariationColumn } from './columns.ts'
import { writeChoice, writeOptions } from './options-cell.ts'
import { writeMeasure } from './measure-cell.ts'
import { writeImages } from './images-cell.ts'
import { writeTags } from './tags-cell.ts'
import type { Snapshot, VariationSnapshot } from './snapshots.ts'

interface Terms {
  currency: string
  categories: Pick<CategoryPaths, 'pathOf'>
}

export function productRows(product: Snapshot, terms: Terms): string[][] {
  const slug = product.slug
  return [
    rowOf(productCells(product, terms)),
    ...product.variations.map((variation) =>
      rowOf({ slug, ...variationCells(variation, product, terms.currency) }),
    ),
  ]
}

function rowOf(cells: Partial<Record<ProductColumn | VariationColumn, string>>): string[] {
  return sheetColumns.map((column) => cells[column] ?? '')
}

function productCells(
  product: Snapshot,
  { currency, categories }: Terms,
): Record<ProductColumn, string> {
  const trade = readTradeData(product.trade_data)
  return {
    slug: product.slug,
    name: product.name,
    status: product.status,
    featured: yesOrNo(product.featured),
    price: amount(product.price, currency),
    discountPrice: amount(product.discount_price, currency),
    sku: product.sku,
    vendor: product.vendor,
    productType: product.product_type,
    barcode: product.barcode,
    mpn: trade.mpn,
    condition: trade.condition === 'new' ? '' : trade.condition,
    unitMeasure: writeMeasure(trade.unitMeasure),
    cost: amount(product.cost, currency),
    trackStock: yesOrNo(product.track_stock),
    stock: String(product.stock),
    inStock: yesOrNo(product.in_stock),
    weight: whole(product.weight),
    categories: product.places
      .flatMap(({ category_id: id }) => categories.pathOf(id) ?? [])
      .toSorted()
      .join('; '),
    tags: writeTags(product.tags),
    description: product.description,
    seoTitle: product.seo_title,
    metaDescription: product.meta_description,
    image: writeImages(product.product_image ? [product.product_image] : [], product.image_alts),
    gallery: writeImages(product.gallery_images, product.image_alts),
    options: writeOptions(product.attribute_groups),
    created: product.created_at,
  }
}

function variationCells(
  variation: VariationSnapshot,
  product: Pick<Snapshot, 'attribute_groups' | 'image_alts'>,
  currency: string,
): Record<VariationColumn, string> {
  return {
    variation: writeChoice(variation.attributes, product.attribute_groups),
    variationPrice: amount(variation.price, currency),
    variationDiscountPrice: amount(variation.discount_price, currency),
    variationSku: variation.sku,
    variationBarcode: variation.barcode,
    variationCost: amount(variation.cost, currency),
    variationStock: whole(variation.stock),
    variationWeight: whole(variation.weight),
    variationImage: writeImages(variation.image ? [variation.image] : [], product.image_alts),
  }
}

function yesOrNo(value: boolean) {
  return value ? 'yes' : 'no'
}

function whole(value: number | null) {
  return value === null ? '' : String(value)
}

function amount(minor: number | null, currency: string) {
  return minor === null ? '' : toDecimal(minor, currency).toFixed(currencyExponent(currency))
}
