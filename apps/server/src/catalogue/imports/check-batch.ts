import { productColumns } from '../sheet/columns.ts'
import { listSnapshotsBySlug } from '../sheet/snapshots.ts'
import { planProduct, stocksOf } from './plan-product.ts'
import { fileProductsOf, planContextOf, type ProcessBatch } from './batch.ts'

export const checkBatch: ProcessBatch = async (batch) => {
  const { tx, items } = batch
  const context = await planContextOf(batch)
  const existing = await listSnapshotsBySlug(
    tx,
    items.map(({ slug }) => slug),
  )
  const bySlug = new Map(existing.map((product) => [product.slug, product]))
  const files = await fileProductsOf(tx, items)
  return items.map((item, at) => {
    const before = bySlug.get(item.slug)
    const plan = planProduct(files[at]!, before, context)
    const { messages } = plan
    const lacksImages = plan.action === 'skip' && Boolean(files[at]!.missing?.length)
    const action = lacksImages ? 'update' : plan.action
    return {
      number: item.number,
      action,
      messages,
      changes: 'changes' in plan ? plan.changes : lacksImages ? [productColumns.image] : [],
      noted: action !== 'refuse' && messages.length > 0,
      seen: before && stocksOf(before),
    }
  })
}
