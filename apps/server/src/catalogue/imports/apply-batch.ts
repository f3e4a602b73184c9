import { newId } from '@vitrine/db/new-id.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import { limitSentence } from '@vitrine/commerce/plans/limits.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { lockProducts } from '../products/queries.ts'
import { listSnapshotsBySlug, type Snapshot } from '../sheet/snapshots.ts'
import { limitsOfStore, roomForProducts } from '../../platform/plans/limits-of.ts'
import { takeTurns } from '../../platform/slugs/free-slug.ts'
import { claimSlugs } from '../../platform/slugs/moved-slug.ts'
import { sayStockCause } from '../stock/say-stock-cause.ts'
import type { FileProduct } from './file-product.ts'
import { createCategories } from './create-categories.ts'
import type { PlanContext, Stocks } from './plan-context.ts'
import { afterSales, isSameAs, planProduct, stocksOf, type TargetProduct } from './plan-product.ts'
import { fileProductsOf, planContextOf, type Batch, untouched, type ProcessBatch } from './batch.ts'
import { type ItemResult, type ImportItem, updateImport } from './queries.ts'
import { writeProducts } from './write-products.ts'

interface Change {
  item: ImportItem
  before: Snapshot | undefined
  target: TargetProduct
}

/** Applies the plan of the dry run to products that have not changed since. */
export const applyBatch: ProcessBatch = async (batch) => {
  const { tx, items, now } = batch
  const planned = items.filter(({ action }) => action === 'create' || action === 'update')
  const bySlug = await lockExisting(tx, planned)
  const context = await planContextOf(batch)
  const changes: Change[] = []
  const refused: ItemResult[] = []
  const files = await fileProductsOf(tx, planned)
  for (const [at, item] of planned.entries()) {
    const change = recheckPlan(item, files[at]!, bySlug.get(item.slug), context)
    if ('target' in change) changes.push(change)
    else refused.push(change)
  }
  refused.push(...(await takeOverPlan(tx, changes)))
  await createMissing(batch, changes, context)
  const written = changes.map((change) => toSnapshot(change, context, now))
  const created = changes.filter(({ before }) => !before)
  await claimSlugs(
    tx,
    'product',
    created.map(({ target }) => target.slug),
  )
  await sayStockCause(tx, { reason: 'import' })
  await writeProducts(tx, written)
  if (written.length) await bumpStoreVersion(tx)
  const done = changes.map(({ item, before }, at) => ({
    ...untouched(item),
    productId: written[at]!.id,
    before,
    seen: stocksOf(written[at]!),
    writtenAt: now,
  }))
  const others = items.filter((item) => !planned.includes(item)).map(untouched)
  return [...done, ...refused, ...others]
}

/** Locks the existing products in the order in which checkout locks them. */
async function lockExisting(tx: StoreTransaction, planned: readonly ImportItem[]) {
  const slugs = planned.map(({ slug }) => slug)
  await takeTurns(tx, 'product')
  const found = await listSnapshotsBySlug(tx, slugs)
  await lockProducts(
    tx,
    found.map(({ id }) => id),
  )
  const existing = found.length ? await listSnapshotsBySlug(tx, slugs) : []
  return new Map(existing.map((product) => [product.slug, product]))
}

function recheckPlan(
  item: ImportItem,
  file: FileProduct,
  before: Snapshot | undefined,
  context: PlanContext,
): Change | ItemResult {
  const seen = item.seen as Stocks | null
  if (item.action === 'create' && before)
    return refuse(item, 'A product of this slug was added after the dry run.')
  if (item.action === 'update' && !before)
    return refuse(item, 'The product was deleted after the dry run.')
  if (before && seen && !isSameAs(before, seen))
    return refuse(item, 'Somebody changed the product after the dry run. Upload the file again.')
  const plan = planProduct(file, before, context)
  if (plan.action === 'refuse') return { ...untouched(item), ...plan }
  if (plan.action === 'skip') return { ...untouched(item), action: 'skip' }
  const target = before && seen ? afterSales(plan.target, before, seen) : plan.target
  return { item, before, target }
}

/** Takes the new products out that the plan has no room for. */
async function takeOverPlan(tx: StoreTransaction, changes: Change[]): Promise<ItemResult[]> {
  const created = changes.filter(({ before }) => !before)
  const room = created.length ? await roomForProducts(tx) : null
  if (room === null || room >= created.length) return []
  const { products } = await limitsOfStore(tx, tx.storeId)
  const over = new Set(created.slice(Math.max(0, room)))
  changes.splice(0, changes.length, ...changes.filter((change) => !over.has(change)))
  return [...over].map(({ item }) => refuse(item, limitSentence('products', products!)))
}

function refuse(item: ImportItem, text: string): ItemResult {
  const message = { row: item.row, column: null, text }
  return { ...untouched(item), action: 'refuse', messages: [message, ...item.messages] }
}

async function createMissing(batch: Batch, changes: Change[], { categories }: PlanContext) {
  const { tx, stored } = batch
  const missing = changes.flatMap(({ target }) => target.missing)
  const created = await createCategories(tx, missing, categories)
  if (created.length)
    await updateImport(tx, stored.id, { madeCategories: [...stored.madeCategories, ...created] })
}

function toSnapshot({ before, target }: Change, { categories }: PlanContext, now: Date): Snapshot {
  const { columns, variations, missing } = target
  const createdIds = missing.flatMap((steps) => {
    const found = categories.find(steps)
    return 'id' in found ? [found.id] : []
  })
  const positions = new Map(before?.places.map((each) => [each.category_id, each.position]))
  return {
    id: before?.id ?? newId(),
    slug: target.slug,
    name: columns.name,
    price: columns.price,
    discount_price: columns.discountPrice,
    product_image: columns.productImage,
    gallery_images: columns.galleryImages,
    image_alts: columns.imageAlts,
    description: columns.description,
    seo_title: columns.seoTitle,
    meta_description: columns.metaDescription,
    sku: columns.sku,
    vendor: columns.vendor,
    product_type: columns.productType,
    barcode: columns.barcode,
    trade_data: columns.tradeData,
    cost: columns.cost,
    track_stock: columns.trackStock,
    stock: columns.stock,
    in_stock: columns.inStock,
    status: columns.status,
    featured: columns.featured,
    weight: columns.weight,
    tags: columns.tags,
    attribute_groups: columns.attributeGroups,
    created_at: (target.created ?? now).toISOString(),
    updated_at: now.toISOString(),
    variations: variations.map(({ discountPrice, ...each }) => ({
      ...each,
      id: each.id ?? newId(),
      discount_price: discountPrice,
    })),
    places: [...target.categoryIds, ...createdIds].map((id) => ({
      category_id: id,
      position: positions.get(id) ?? null,
    })),
  }
}
