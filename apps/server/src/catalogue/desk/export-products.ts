import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import { csvLines, csvMark } from '../../platform/csv/csv-lines.ts'
import { streamOfTexts } from '../../platform/csv/stream-of-texts.ts'
import { StreamedFile } from '../../platform/csv/streamed-file.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { readStore } from '../../api/store-work.ts'
import { listScopeIds, type RowFilter, rowScope } from './list-rows.ts'
import { type CategoryPaths, loadCategoryPaths } from '../sheet/category-paths.ts'
import { columnLabels } from '../sheet/columns.ts'
import { originOf } from '../../platform/origins.ts'
import { productRows } from '../sheet/product-rows.ts'
import { shopifyColumns, shopifyRows } from '../sheet/shopify-rows.ts'
import { listSnapshotsById, type Snapshot } from '../sheet/snapshots.ts'

const batchSize = 250

export type ExportFormat = 'vitrine' | 'shopify'

export function exportProducts(
  context: RequestContext & OwnerContext,
  filter: RowFilter,
  format: ExportFormat,
): StreamedFile {
  const start = format === 'shopify' ? 'shopify-products' : 'products'
  const name = `${start}-${dayIn(context.store.timeZone, context.now())}.csv`
  return new StreamedFile(name, () => streamOfTexts(batchesOf(context, filter, format)))
}

async function* batchesOf(
  context: RequestContext & OwnerContext,
  filter: RowFilter,
  format: ExportFormat,
) {
  const { names, rowsOf } = sheetOf(context, format)
  yield csvMark + csvLines([names])
  const [scope, categories] = await readStore(context, (tx) =>
    Promise.all([rowScope(tx, filter), loadCategoryPaths(tx)]),
  )
  for (let after = ''; ;) {
    const found = await readStore(context, (tx) => listScopeIds(tx, scope, after, batchSize))
    const ids = found.map(({ id }) => id)
    const products = ids.length ? await readStore(context, (tx) => listSnapshotsById(tx, ids)) : []
    yield csvLines(products.flatMap((product) => rowsOf(product, categories)))
    if (found.length < batchSize) return
    after = found.at(-1)!.slug
  }
}

interface Sheet {
  names: readonly string[]
  rowsOf: (product: Snapshot, categories: CategoryPaths) => string[][]
}

function sheetOf(context: RequestContext & OwnerContext, format: ExportFormat): Sheet {
  const { currency, shownDomain } = context.store
  if (format === 'shopify') {
    const terms = { currency, origin: originOf(shownDomain, context.config) }
    return { names: shopifyColumns, rowsOf: (product) => shopifyRows(product, terms) }
  }
  return {
    names: Object.values(columnLabels),
    rowsOf: (product, categories) => productRows(product, { currency, categories }),
  }
}
