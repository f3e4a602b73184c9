import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { listAuthors } from '../../content/pages/list-authors.ts'
import { toPriceChange } from '../stock/list-price-history.ts'
import { toStockMovement } from '../stock/to-stock-movement.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { bulkEdit } from '../desk/bulk-edit.ts'
import { listCollection, listLatest } from '../cards/list-cards.ts'
import { listRows, toRow } from '../desk/list-rows.ts'
import { listTags } from '../desk/list-tags.ts'
import { quickEdit } from '../desk/quick-edit.ts'
import { requireListing } from '../listing/listing-service.ts'
import { exportProducts } from '../desk/export-products.ts'
import { toCard } from '../cards/product-record.ts'
import { requirePriceHistory, requireStockMovements } from '../desk/product-books.ts'
import {
  addProduct,
  changeProducts,
  removeProducts,
  requireActiveProduct,
  requireProduct,
  updateProduct,
} from './service.ts'

/** How many cards `requireAll` gives at most. */
const mostCards = 1000

const owner = ownerCalls.products
const shopper = publicCalls.products

export const productRoutes = {
  addProduct: owner.addProduct.handler(async ({ context, input }) =>
    changeStore(context, (tx) => addProduct(tx, input, context.store)),
  ),

  updateProduct: owner.updateProduct.handler(async ({ context, input }) =>
    changeStore(context, (tx) => updateProduct(tx, input, context.store)),
  ),

  duplicate: owner.duplicate.handler(async ({ context, input }) =>
    changeStore(context, (tx) => duplicateProduct(tx, input.id, context.store)),
  ),

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

  fetchProductById: owner.fetchProductById.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireProduct(tx, input.id, context.store)),
  ),

  fetchProductByDomain: shopper.fetchProductByDomain.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireActiveProduct(tx, input.productSlug, context.store)),
  ),

  fetchByStoreidSlug: shopper.fetchByStoreidSlug.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireActiveProduct(tx, input.productSlug, context.store)),
  ),

  fetchProducts: shopper.fetchProducts.handler(async ({ context, input }) => {
    const { pageNumber, pageSize, requireAll } = input
    const slice = requireAll
      ? { limit: mostCards, offset: 0 }
      : { limit: pageSize, offset: pageNumber * pageSize }
    const { cards, total } = await readStore(context, (tx) => listLatest(tx, slice))
    context.responseHeaders.set('x-total-count', String(total))
    return cards.map((card) => toCard(card, context.store))
  }),

  fetchListing: shopper.fetchListing.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireListing(tx, input, context.store)),
  ),

  fetchProductsByCollection: shopper.fetchProductsByCollection.handler(
    async ({ context, input: { productCollection, numberOfProducts } }) => {
      const cards = await readStore(context, (tx) =>
        listCollection(tx, productCollection, numberOfProducts),
      )
      return cards.map((card) => toCard(card, context.store))
    },
  ),

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

  delete: owner.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => removeProducts(tx, [input.id]))
    return { done: true }
  }),

  bulkUpdate: owner.bulkUpdate.handler(async ({ context, input: { ids, changes } }) =>
    changeStore(context, (tx) => changeProducts(tx, ids, changes)),
  ),

  bulkEdit: owner.bulkEdit.handler(async ({ context, input }) =>
    changeStore(context, (tx) => bulkEdit(tx, input, context.store)),
  ),

  quickEdit: owner.quickEdit.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => quickEdit(tx, input, context.store))
    return { done: true }
  }),

  bulkDelete: owner.bulkDelete.handler(async ({ context, input }) =>
    changeStore(context, (tx) => removeProducts(tx, input.ids)),
  ),
}
