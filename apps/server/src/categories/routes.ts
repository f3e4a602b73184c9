import { ownerCalls, publicCalls } from '../platform/api/implement.ts'
import { changeStore, readStore } from '../platform/api/store-work.ts'
import { listCategories } from './queries.ts'
import {
  addCategory,
  removeCategory,
  requireCategory,
  requireCollection,
  updateCategory,
} from './service.ts'

const owner = ownerCalls.category
const shopper = publicCalls.category

export const categoryRoutes = {
  addCategory: owner.addCategory.handler(async ({ context, input }) =>
    changeStore(context, (tx) => addCategory(tx, input)),
  ),

  updateCategory: owner.updateCategory.handler(async ({ context, input }) =>
    changeStore(context, (tx) => updateCategory(tx, input)),
  ),

  delete: owner.delete.handler(async ({ context, input }) =>
    changeStore(context, (tx) => removeCategory(tx, input.id)),
  ),

  fetchCategories: shopper.fetchCategories.handler(async ({ context }) =>
    readStore(context, listCategories),
  ),

  fetchCategory: owner.fetchCategory.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireCategory(tx, input.categoryId)),
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
