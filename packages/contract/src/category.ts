import { z } from 'zod'
import { call } from './call.ts'
import { productCard } from './product.ts'
import { done, id, imageUrl, pageNumber, pageOf, pageSize, slug } from './values.ts'

const fields = {
  name: z.string().trim().min(1).max(100),
  image: imageUrl.nullable().default(null),
  description: z.string().max(5000).default(''),
  parentId: id.nullable().default(null),
}

export const categoryInput = z.strictObject({ storeId: id, slug: slug.optional(), ...fields })
export type CategoryInput = z.input<typeof categoryInput>

export const category = z.object({
  id,
  storeId: id,
  slug: z.string(),
  ...fields,
  /** Active products that stand in it. */
  productCount: z.number().int(),
})
export type Category = z.infer<typeof category>

const collection = pageOf(productCard).extend({ category })
export type Collection = z.infer<typeof collection>

const writeRefusals = ['not_found', 'invalid_input', 'slug_taken'] as const

export const categoryContract = {
  addCategory: call({
    access: 'owner',
    method: 'POST',
    path: '/category/add-category',
    summary: 'Add a category',
    successStatus: 201,
    refusals: writeRefusals,
  })
    .input(categoryInput)
    .output(category),

  updateCategory: call({
    access: 'owner',
    method: 'PUT',
    path: '/category/update-category',
    summary: 'Replace a category',
    refusals: writeRefusals,
  })
    .input(categoryInput.extend({ id }))
    .output(category),

  delete: call({
    access: 'owner',
    method: 'DELETE',
    path: '/category/delete/{id}',
    summary: 'Delete a category; its products stay',
    refusals: ['not_found', 'category_in_use'],
  })
    .input(z.strictObject({ id }))
    .output(done),

  fetchCategories: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/category/fetch-categories',
    summary: "The store's categories",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(category)),

  fetchCategory: call({
    access: 'owner',
    method: 'GET',
    path: '/category/fetch-category',
    summary: 'A category',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ categoryId: id }))
    .output(category),

  fetchCollection: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/category/fetch-collection',
    summary: "A category with one page of its products. A moved slug answers with the new one's",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, slug: z.string().min(1).max(200), pageNumber, pageSize }))
    .output(collection),
}

export const categoriesContract = {
  getCategories: call({
    access: 'public',
    store: 'host',
    method: 'GET',
    path: '/categories/get-categories',
    summary: "The categories of the host's store, or of the selected one",
    refusals: ['not_found'],
  }).output(z.array(category)),
}
