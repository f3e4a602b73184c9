import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'
import { readTradeData } from '../cards/trade-data.ts'
import { type PathStep, readCategoryPaths } from '../sheet/category-paths.ts'
import type { ProductColumn } from '../sheet/columns.ts'
import { readOptions } from '../sheet/options-cell.ts'
import { readImages } from '../sheet/images-cell.ts'
import type { Snapshot } from '../sheet/snapshots.ts'
import { readTags } from '../sheet/tags-cell.ts'
import type { CellReader } from './cell-reader.ts'
import type { FileProduct } from './file-product.ts'
import type { PlanContext } from './plan-context.ts'
import {
  readAmount,
  readCondition,
  readMoment,
  readStatus,
  readUnitMeasure,
  readWhole,
  readYesOrNo,
} from './read-cell.ts'
import { buildVariations } from './build-variations.ts'

export type BuiltInput = ReturnType<typeof buildInput>

export function buildInput(
  file: FileProduct,
  before: Snapshot | undefined,
  context: PlanContext,
  reader: CellReader,
) {
  const { cells, row } = file
  const at = (column: ProductColumn) => ({ row, column })
  const decimal = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : toDecimal(minor, context.currency)
  const text = (column: ProductColumn, otherwise = '') => cells[column] ?? otherwise
  const yes = (column: ProductColumn, otherwise: boolean) =>
    reader.take(at(column), cells[column], readYesOrNo, otherwise)
  const pictures = imagesOf(file, before)
  const attributeGroups: AttributeGroup[] =
    cells.options === undefined
      ? (before?.attribute_groups ?? [])
      : readOptions(cells.options, before?.attribute_groups ?? [])
  const price = reader.take(at('price'), cells.price, readAmount, decimal(before?.price))
  if (price === null && !reader.problems.length)
    reader.refuse(at('price'), 'A product needs a price.')
  const variations = buildVariations(file, before, { price: price ?? 0, ...context }, reader)
  return {
    input: {
      storeId: context.storeId,
      slug: file.slug,
      name: cells.name?.trim() || (before?.name ?? ''),
      price: price ?? 0,
      discountPrice: reader.take(
        at('discountPrice'),
        cells.discountPrice,
        readAmount,
        decimal(before?.discount_price),
      ),
      ...pictures,
      imageAlts: { ...pictures.imageAlts, ...variations.alts },
      description: text('description', before?.description),
      seoTitle: text('seoTitle', before?.seo_title),
      metaDescription: text('metaDescription', before?.meta_description),
      status: statusOf(file, before, reader),
      featured: yes('featured', before?.featured ?? false),
      sku: text('sku', before?.sku),
      vendor: text('vendor', before?.vendor),
      productType: text('productType', before?.product_type),
      barcode: text('barcode', before?.barcode),
      ...buildTradeData(file, before, reader),
      cost: reader.take(at('cost'), cells.cost, readAmount, decimal(before?.cost)),
      trackStock: yes('trackStock', before?.track_stock ?? false),
      stock: reader.take(at('stock'), cells.stock, readWhole, before?.stock ?? 0) ?? 0,
      stockStatus: yes('inStock', before?.in_stock ?? true),
      weight: reader.take(at('weight'), cells.weight, readWhole, before?.weight ?? null),
      tags: cells.tags === undefined ? before?.tags : readTags(cells.tags),
      attributeGroups,
      variations: variations.list.map(({ input }) => input),
    },
    created: reader.take(
      at('created'),
      cells.created,
      readMoment,
      before ? new Date(before.created_at) : null,
    ),
    variations: variations.list,
    ...matchCategories(file, before, context, reader),
  }
}

function statusOf({ cells, row }: FileProduct, before: Snapshot | undefined, reader: CellReader) {
  const otherwise = before?.status ?? 'active'
  const cell = cells.status?.trim() === '' && !before ? undefined : cells.status
  return reader.take({ row, column: 'status' }, cell, readStatus, otherwise)
}

function buildTradeData(
  { cells, row }: FileProduct,
  before: Snapshot | undefined,
  reader: CellReader,
) {
  const { mpn, condition, unitMeasure } = readTradeData(before?.trade_data)
  const place = (column: ProductColumn) => ({ row, column })
  return {
    mpn: cells.mpn ?? mpn,
    condition: reader.take(place('condition'), cells.condition, readCondition, condition),
    unitMeasure: reader.take(place('unitMeasure'), cells.unitMeasure, readUnitMeasure, unitMeasure),
  }
}

function imagesOf({ cells }: FileProduct, before: Snapshot | undefined) {
  const image = cells.image === undefined ? undefined : readImages(cells.image)
  const gallery = cells.gallery === undefined ? undefined : readImages(cells.gallery)
  const listed = [...(image ?? []), ...(gallery ?? [])]
  const alts = listed.map(({ url, alt }) => [url, alt] as const)
  return {
    productImage: image ? (image[0]?.url ?? null) : (before?.product_image ?? null),
    galleryImages: gallery ? gallery.map(({ url }) => url) : (before?.gallery_images ?? []),
    imageAlts: {
      ...before?.image_alts,
      ...Object.fromEntries(alts),
      ...Object.fromEntries(alts.filter(([, alt]) => alt)),
    },
  }
}

function matchCategories(
  { cells, row }: FileProduct,
  before: Snapshot | undefined,
  { categories }: PlanContext,
  reader: CellReader,
): { categoryIds: string[]; missing: PathStep[][] } {
  if (cells.categories === undefined)
    return { categoryIds: before?.places.map((each) => each.category_id) ?? [], missing: [] }
  const ids = new Set<string>()
  const missing: PathStep[][] = []
  const place = { row, column: 'categories' } as const
  for (const steps of readCategoryPaths(cells.categories)) {
    const path = steps.map(({ slug }) => slug).join('/')
    const found = categories.find(steps)
    if ('id' in found) ids.add(found.id)
    else if ('missing' in found) missing.push(steps)
    else
      reader.refuse(
        place,
        `There is no category ${path}; the one of this slug is ${found.elsewhere}.`,
      )
  }
  return { categoryIds: [...ids], missing }
}
