import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { changeCategories, removeCategories } from './bulk-categories.ts'
import {
  countProductsOf,
  listFitting,
  listProductsOf,
  toCategoryProduct,
} from './category-products.ts'
import { toStoredRule } from './category-rule.ts'
import { moveCategory } from './move-category.ts'
import { listCategories, listTree } from './queries.ts'
import {
  addCategory,
  removeCategory,
  requireCategory,
  requireCollection,
  requireOwnCategory,
  updateCategory,
} from './service.ts'

const owner = ownerCalls.category
const shopper = publicCalls.category

export const categoryRoutes = {
  addCategory: owner.addCategory.handler(async ({ context, input }) =>
    changeStore(context, (tx) => addCategory(tx, input, context.store)),
  ),

  updateCategory: owner.updateCategory.handler(async ({ context, input }) =>
    changeStore(context, (tx) => updateCategory(tx, input, context.store)),
  ),

  delete: owner.delete.handler(async ({ context, input }) =>
    changeStore(context, (tx) => removeCategory(tx, input)),
  ),

  move: owner.move.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => moveCategory(tx, input))
    return { done: true }
  }),

  bulkUpdate: owner.bulkUpdate.handler(async ({ context, input }) =>
    changeStore(context, (tx) => changeCategories(tx, input)),
  ),

  bulkDelete: owner.bulkDelete.handler(async ({ context, input }) =>
    changeStore(context, (tx) => removeCategories(tx, input)),
  ),

  tree: owner.tree.handler(async ({ context }) => readStore(context, listTree)),

  listProducts: owner.listProducts.handler(async ({ context, input }) => {
    const { categoryId } = input
    const [, rows, total] = await readStore(context, (tx) =>
      Promise.all([
        requireCategory(tx, categoryId),
        listProductsOf(tx, categoryId, sliceOf(input)),
        countProductsOf(tx, categoryId),
      ]),
    )
    const { currency } = context.store
    return pageOf(
      rows.map((row) => toCategoryProduct(row, currency)),
      total,
      input,
    )
  }),

  previewRule: owner.previewRule.handler(async ({ context, input }) => {
    const { currency } = context.store
    const rule = toStoredRule(input.rule, currency)
    return await readStore(context, (tx) => listFitting(tx, rule, currency))
  }),

  fetchCategories: shopper.fetchCategories.handler(async ({ context }) =>
    readStore(context, listCategories),
  ),

  fetchCategory: owner.fetchCategory.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireOwnCategory(tx, input.categoryId, context.store)),
  ),

  fetchCollection: shopper.fetchCollection.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireCollection(tx, input, context.store)),
  ),
}

export const categoriesRoutes = {
  getCategories: publicCalls.categories.getCategories.handler(async ({ context }) =>
    readStore(context, listCategories),
  ),
}
