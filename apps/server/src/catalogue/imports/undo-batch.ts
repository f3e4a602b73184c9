import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import { deleteProducts, lockProducts } from '../products/queries.ts'
import { listSnapshotsById, type Snapshot } from '../sheet/snapshots.ts'
import { stockAfter } from '../products/stock-after.ts'
import { sayStockCause } from '../stock/say-stock-cause.ts'
import type { Stocks } from './plan-context.ts'
import { isSameAs } from './plan-product.ts'
import { untouched, type ProcessBatch } from './batch.ts'
import type { ItemResult, ImportItem } from './queries.ts'
import { writeProducts } from './write-products.ts'

/** Deletes created products and restores changed ones, unless they were changed since. */
export const undoBatch: ProcessBatch = async ({ tx, items, now }) => {
  const touched = items.filter(({ productId }) => productId !== null)
  const ids = touched.map(({ productId }) => productId!)
  await lockProducts(tx, ids)
  const existing = ids.length ? await listSnapshotsById(tx, ids) : []
  const byId = new Map(existing.map((product) => [product.id, product]))
  const removed: string[] = []
  const restored: Snapshot[] = []
  const results = items.map((item): ItemResult => {
    if (item.productId === null) return untouched(item)
    const current = byId.get(item.productId)
    const why = reasonToLeave(item, current)
    if (why !== undefined) return leave(item, why)
    if (item.before && current)
      restored.push(asBefore(item.before as Snapshot, current, item.seen as Stocks, now))
    else if (current) removed.push(current.id)
    return { ...untouched(item), productId: null, before: null }
  })
  await sayStockCause(tx, { reason: 'import' })
  await writeProducts(tx, restored)
  await deleteProducts(tx, removed)
  if (restored.length + removed.length) await bumpStoreVersion(tx)
  return results
}

/** A created product that was deleted since needs no undoing. */
function reasonToLeave({ before, seen }: ImportItem, current: Snapshot | undefined) {
  if (!current)
    return before ? 'It was deleted after the import, so it was not restored.' : undefined
  return isSameAs(current, seen as Stocks)
    ? undefined
    : 'Somebody changed it after the import, so it was not changed.'
}

function leave(item: ImportItem, text: string): ItemResult {
  const message = { row: item.row, column: null, text }
  return { ...untouched(item), messages: [message, ...item.messages], left: true }
}

function asBefore(before: Snapshot, current: Snapshot, written: Stocks, now: Date): Snapshot {
  const existing = new Map(current.variations.map((each) => [each.id, each]))
  // Imports stored by earlier versions lack newer fields.
  return {
    ...current,
    ...before,
    updated_at: now.toISOString(),
    stock: stockAfter(before.stock, written.stock, current.stock),
    variations: before.variations.map((each) => {
      const now = existing.get(each.id)
      const then = { ...(now ?? { barcode: '', cost: null, weight: null }), ...each }
      if (each.stock === null || !now) return then
      const left = now.stock
      return { ...then, stock: stockAfter(each.stock, written.variations[each.id], left) }
    }),
  }
}
