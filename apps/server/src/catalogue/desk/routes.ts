import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { listAuthors } from '../../content/pages/list-authors.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { toPriceChange } from '../stock/list-price-history.ts'
import { toStockMovement } from '../stock/to-stock-movement.ts'
import { bulkEdit } from './bulk-edit.ts'
import { exportProducts } from './export-products.ts'
import { listRows, toRow } from './list-rows.ts'
import { listTags } from './list-tags.ts'
import { requirePriceHistory, requireStockMovements } from './product-books.ts'
import { quickEdit } from './quick-edit.ts'

const owner = ownerCalls.products

export const productDeskRoutes = {
  tags: owner.tags.handler(async ({ context }) => readStore(context, listTags)),

  stockMovements: owner.stockMovements.handler(async ({ context, input }) => {
    const { rows, total } = await readStore(context, (tx) =>
      requireStockMovements(tx, input.id, sliceOf(input)),
    )
    const names = await listAuthors(
      context.db,
      rows.map(({ actor }) => actor),
    )
    return pageOf(
      rows.map((row) => toStockMovement(row, names)),
      total,
      input,
    )
  }),

  priceHistory: owner.priceHistory.handler(async ({ context, input }) => {
    const { rows, total } = await readStore(context, (tx) =>
      requirePriceHistory(tx, input.id, sliceOf(input)),
    )
    return pageOf(
      rows.map((row) => toPriceChange(row, context.store.currency)),
      total,
      input,
    )
  }),

  filteredProducts: owner.filteredProducts.handler(async ({ context, input }) => {
    const { page: pageNumber, size: pageSize, ...filter } = input
    const { content, total } = await readStore(context, (tx) =>
      listRows(tx, filter, { limit: pageSize, offset: pageNumber * pageSize }),
    )
    const rows = content.map((row) => toRow(row, context.store.currency))
    return pageOf(rows, total, { pageNumber, pageSize })
  }),

  export: owner.export.handler(async ({ context, input: { storeId: _s, format, ...filter } }) =>
    exportProducts(context, filter, format),
  ),

  bulkEdit: owner.bulkEdit.handler(async ({ context, input }) =>
    changeStore(context, (tx) => bulkEdit(tx, input, context.store)),
  ),

  quickEdit: owner.quickEdit.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => quickEdit(tx, input, context.store))
    return { done: true }
  }),
}
