import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { duplicateProduct } from './duplicate-product.ts'
import {
  addProduct,
  changeProducts,
  removeProducts,
  requireActiveProduct,
  requireProduct,
  updateProduct,
} from './service.ts'

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

  fetchProductById: owner.fetchProductById.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireProduct(tx, input.id, context.store)),
  ),

  fetchProductByDomain: shopper.fetchProductByDomain.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireActiveProduct(tx, input.productSlug, context.store)),
  ),

  fetchByStoreidSlug: shopper.fetchByStoreidSlug.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireActiveProduct(tx, input.productSlug, context.store)),
  ),

  delete: owner.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => removeProducts(tx, [input.id]))
    return { done: true }
  }),

  bulkUpdate: owner.bulkUpdate.handler(async ({ context, input: { ids, changes } }) =>
    changeStore(context, (tx) => changeProducts(tx, ids, changes)),
  ),

  bulkDelete: owner.bulkDelete.handler(async ({ context, input }) =>
    changeStore(context, (tx) => removeProducts(tx, input.ids)),
  ),
}
