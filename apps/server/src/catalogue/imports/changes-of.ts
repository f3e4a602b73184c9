import { isDeepStrictEqual } from 'node:util'
import { productColumns } from '../sheet/columns.ts'
import { readTradeData } from '../cards/trade-data.ts'
import type { Snapshot } from '../sheet/snapshots.ts'
import type { TargetProduct } from './plan-product.ts'

type Compared = keyof typeof productColumns | 'variations'

export function changesOf(before: Snapshot, target: TargetProduct): string[] {
  const differing = Object.entries(comparisons(before, target)).filter(
    ([, [now, then]]) => !isDeepStrictEqual(now, then),
  )
  return differing.map(([key]) =>
    key === 'variations' ? 'Variations' : productColumns[key as keyof typeof productColumns],
  )
}

function comparisons(
  before: Snapshot,
  { columns, variations, created, categoryIds, missing }: TargetProduct,
): Partial<Record<Compared, [unknown, unknown]>> {
  const [then, target] = [readTradeData(before.trade_data), readTradeData(columns.tradeData)]
  return {
    name: [before.name, columns.name],
    status: [before.status, columns.status],
    featured: [before.featured, columns.featured],
    price: [before.price, columns.price],
    discountPrice: [before.discount_price, columns.discountPrice],
    sku: [before.sku, columns.sku],
    vendor: [before.vendor, columns.vendor],
    productType: [before.product_type, columns.productType],
    barcode: [before.barcode, columns.barcode],
    mpn: [then.mpn, target.mpn],
    condition: [then.condition, target.condition],
    unitMeasure: [then.unitMeasure, target.unitMeasure],
    cost: [before.cost, columns.cost],
    trackStock: [before.track_stock, columns.trackStock],
    stock: [before.stock, columns.stock],
    inStock: [before.in_stock, columns.inStock],
    weight: [before.weight, columns.weight],
    categories: [
      before.places.map((each) => each.category_id).toSorted(),
      [...categoryIds.toSorted(), ...missing.map(() => null)],
    ],
    tags: [before.tags, columns.tags],
    description: [before.description, columns.description],
    seoTitle: [before.seo_title, columns.seoTitle],
    metaDescription: [before.meta_description, columns.metaDescription],
    image: [
      [before.product_image, before.image_alts],
      [columns.productImage, columns.imageAlts],
    ],
    gallery: [before.gallery_images, columns.galleryImages],
    options: [before.attribute_groups, columns.attributeGroups],
    created: [before.created_at, created?.toISOString() ?? before.created_at],
    variations: [
      before.variations.map(({ position: _p, discount_price: discountPrice, ...each }) => ({
        ...each,
        discountPrice,
      })),
      variations.map(({ position: _p, ...each }) => each),
    ],
  }
}
