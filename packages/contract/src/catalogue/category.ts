import { z } from 'zod'
import { call } from '../call/call.ts'
import { categoryRule } from './category-rule.ts'
import { product, productCard, templateId } from './product.ts'
import {
  bulkIds,
  done,
  id,
  imageUrl,
  pageNumber,
  pageOf,
  pageSize,
  slug,
  timestamp,
  updated,
} from '../call/values.ts'

export const maxPlaced = 500

const fields = {
  name: z.string().trim().min(1).max(100),
  image: imageUrl.nullable().default(null),
  /** HTML, sanitized when saved. */
  description: z.string().max(20_000).default(''),
  parentId: id.nullable().default(null),
  seoTitle: z.string().max(200).default(''),
  metaDescription: z.string().max(500).default(''),
}

const subcategories = z.enum(['refuse', 'moveUp']).default('refuse')

const chosenProducts = z.strictObject({
  /** Shown first, in this order; products outside the category are added. */
  placed: z.array(id).max(maxPlaced, 'You can order up to 500 products by hand.'),
  removed: z.array(id).max(maxPlaced).default([]),
})

export const categoryInput = z.strictObject({
  storeId: id,
  slug: slug.optional(),
  ...fields,
  /** Null switches to manual selection; undefined leaves the rule unchanged. */
  rule: categoryRule.nullish(),
  /** Only without a rule. Products that are not named stay in the category, after these. */
  products: chosenProducts.optional(),
  /** Undefined leaves it unchanged. */
  templateId: templateId.optional(),
})
export type CategoryInput = z.input<typeof categoryInput>

export const category = z.object({
  id,
  storeId: id,
  slug: z.string(),
  ...fields,
  productCount: z.number().int(),
})
export type Category = z.infer<typeof category>

export const ownCategory = category.extend({
  rule: categoryRule.nullable(),
  templateId,
  updatedAt: timestamp,
})
export type OwnCategory = z.infer<typeof ownCategory>

export const categoryNode = category
  .pick({ id: true, slug: true, name: true, image: true, parentId: true, productCount: true })
  .extend({ hasRule: z.boolean() })
export type CategoryNode = z.infer<typeof categoryNode>

export const categoryProduct = product.pick({
  id: true,
  name: true,
  productImage: true,
  price: true,
  discountPrice: true,
  status: true,
  stockStatus: true,
})
export type CategoryProduct = z.infer<typeof categoryProduct>

const fitting = z.object({ total: z.number().int(), products: z.array(categoryProduct) })
export type FittingProducts = z.infer<typeof fitting>

const collection = pageOf(productCard).extend({ category })
export type Collection = z.infer<typeof collection>

const writeRefusals = ['not_found', 'invalid_input', 'slug_taken'] as const

export const categoryContract = {
  addCategory: call({
    access: 'owner',
    scope: 'categories:write',
    method: 'POST',
    path: '/category/add-category',
    summary: 'Add category',
    successStatus: 201,
    refusals: writeRefusals,
  })
    .input(categoryInput)
    .output(ownCategory),

  updateCategory: call({
    access: 'owner',
    scope: 'categories:write',
    method: 'PUT',
    path: '/category/update-category',
    summary: 'Replace a category; with `updatedAt`, only if it is still as it was read',
    refusals: [...writeRefusals, 'stale_revision'],
  })
    .input(categoryInput.extend({ id, updatedAt: timestamp.max(40).optional() }))
    .output(ownCategory),

  move: call({
    access: 'owner',
    scope: 'categories:write',
    method: 'PUT',
    path: '/category/move',
    summary:
      'Move a category into another one or to the top level; before one of its new siblings, or last',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(
      z.strictObject({
        id,
        parentId: id.nullable().default(null),
        beforeId: id.nullable().default(null),
      }),
    )
    .output(done),

  delete: call({
    access: 'owner',
    scope: 'categories:write',
    method: 'DELETE',
    path: '/category/delete/{id}',
    summary:
      'Delete a category; its products stay, and its subcategories move up only with `subcategories=moveUp`',
    refusals: ['not_found', 'category_in_use'],
  })
    .input(z.strictObject({ id, subcategories }))
    .output(done),

  bulkUpdate: call({
    access: 'owner',
    scope: 'categories:write',
    method: 'PUT',
    path: '/category/bulk',
    summary: 'Change several categories alike, all or none',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(
      z.strictObject({
        ids: bulkIds,
        changes: z.strictObject({
          parentId: id.nullable().optional(),
          image: imageUrl.nullable().optional(),
        }),
      }),
    )
    .output(updated),

  bulkDelete: call({
    access: 'owner',
    scope: 'categories:write',
    method: 'DELETE',
    path: '/category/bulk',
    summary:
      'Delete several categories, all or none; their products stay, and their subcategories move up only with `subcategories=moveUp`',
    refusals: ['not_found', 'category_in_use'],
  })
    .input(z.strictObject({ ids: bulkIds, subcategories }))
    .output(updated),

  tree: call({
    access: 'owner',
    scope: 'categories:read',
    method: 'GET',
    path: '/category/tree',
    summary: "The store's categories as its owner arranges them",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(categoryNode)),

  listProducts: call({
    access: 'owner',
    scope: 'categories:read',
    method: 'GET',
    path: '/category/products',
    summary: 'The products of a category in their order, drafts too',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ categoryId: id, pageNumber, pageSize }))
    .output(pageOf(categoryProduct)),

  previewRule: call({
    access: 'owner',
    scope: 'categories:read',
    method: 'POST',
    whileSuspended: true,
    path: '/category/preview-rule',
    summary: 'How many products a rule would match, and the newest of them',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, rule: categoryRule }))
    .output(fitting),

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
    scope: 'categories:read',
    method: 'GET',
    path: '/category/fetch-category',
    summary: 'A category',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ categoryId: id }))
    .output(ownCategory),

  fetchCollection: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/category/fetch-collection',
    summary: "A category with one page of its products. A moved slug answers with the new one's",
    refusals: ['not_found', 'gone'],
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
