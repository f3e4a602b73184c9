import { dayIn } from '@vitrine/commerce/time-zone.ts'
import { csvLines, csvMark } from '../../platform/csv/csv-lines.ts'
import { streamOfTexts } from '../../platform/csv/stream-of-texts.ts'
import { StreamedFile } from '../../platform/csv/streamed-file.ts'
import type { OwnerContext, RequestContext } from '../../platform/api/context.ts'
import { readStore } from '../../platform/api/store-work.ts'
import { listScopeIds, type RowFilter, rowScope } from '../list-rows.ts'
import { loadCategoryPaths } from './category-paths.ts'
import { columnLabels } from './columns.ts'
import { productRows } from './product-rows.ts'
import { listSnapshotsById } from './snapshots.ts'

const portion = 250

/** The products that a filter leaves, by their slugs; a portion is read when the last one has left. */
export function exportProducts(
  context: RequestContext & OwnerContext,
  filter: RowFilter,
): StreamedFile {
  const name = `products-${dayIn(context.store.timeZone, context.now())}.csv`
  return new StreamedFile(name, () => streamOfTexts(portionsOf(context, filter)))
}

async function* portionsOf(context: RequestContext & OwnerContext, filter: RowFilter) {
  yield csvMark + csvLines([Object.values(columnLabels)])
  const { currency } = context.store
  const [scope, categories] = await readStore(context, (tx) =>
    Promise.all([rowScope(tx, filter), loadCategoryPaths(tx)]),
  )
  for (let after = ''; ;) {
    const found = await readStore(context, (tx) => listScopeIds(tx, scope, after, portion))
    const ids = found.map(({ id }) => id)
    const products = ids.length ? await readStore(context, (tx) => listSnapshotsById(tx, ids)) : []
    yield csvLines(products.flatMap((product) => productRows(product, { currency, categories })))
    if (found.length < portion) return
    after = found.at(-1)!.slug
  }
}
