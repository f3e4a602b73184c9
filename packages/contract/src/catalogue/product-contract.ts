import { z } from 'zod'
import { call } from '../call/call.ts'
import {
  productStatus,
  productInput,
  product,
  ownedProduct,
  productCard,
  productRow,
  productSort,
  stockLevel,
} from './product.ts'
import { searchTerm } from './search.ts'
import { priceChange, stockMovement } from './stock.ts'
import {
  bulkIds,
  done,
  flag,
  host,
  id,
  pageNumber,
  pageOf,
  pageSize,
  timestamp,
  updated,
} from '../call/values.ts'

const maxCards = 50

const writeRefusals = ['not_found', 'invalid_input', 'slug_taken'] as const

export const productContract = {
  addProduct: call({
    access: 'owner',
    scope: 'products:write',
    method: 'POST',
    path: '/products/add-product',
    summary: 'Add a product',
    successStatus: 201,
    refusals: [...writeRefusals, 'plan_limit'],
  })
    .input(productInput)
    .output(ownedProduct),

  updateProduct: call({
    access: 'owner',
    scope: 'products:write',
    method: 'PUT',
    path: '/products/update-product',
    summary: 'Replace a product; with `updatedAt`, only if it is still as it was read',
    refusals: [...writeRefusals, 'stale_revision'],
  })
    .input(productInput.extend({ id, updatedAt: timestamp.optional() }))
    .output(ownedProduct),

  duplicate: call({
    access: 'owner',
    scope: 'products:write',
    method: 'POST',
    path: '/products/{id}/duplicate',
    summary: 'A draft with all of a product except its stock, SKUs and barcodes',
    successStatus: 201,
    refusals: ['not_found', 'plan_limit'],
  })
    .input(z.strictObject({ id }))
    .output(ownedProduct),

  tags: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/products/tags',
    summary: 'The tags of all products, most used first',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(z.string())),

  stockMovements: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/products/{id}/stock-movements',
    summary: 'The stock movements of a product, newest first',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id, pageNumber, pageSize }))
    .output(pageOf(stockMovement)),

  priceHistory: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/products/{id}/price-history',
    summary: 'The price history of a product and its variations, newest first',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id, pageNumber, pageSize }))
    .output(pageOf(priceChange)),

  fetchProductById: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/products/fetch-product-by-id/{id}',
    summary: 'A product as its owner sees it',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(ownedProduct),

  fetchProductByDomain: call({
    access: 'public',
    store: 'domain',
    method: 'GET',
    path: '/products/fetch-product-by-domain',
    summary: 'An active product. A moved slug answers with the product, whose slug is the new one',
    refusals: ['not_found', 'gone'],
  })
    .input(z.strictObject({ domain: host, productSlug: z.string().min(1).max(200) }))
    .output(product),

  fetchByStoreidSlug: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/products/fetch-by-storeid-slug',
    summary: 'An active product by its store and slug',
    refusals: ['not_found', 'gone'],
  })
    .input(z.strictObject({ storeId: id, productSlug: z.string().min(1).max(200) }))
    .output(product),

  fetchProducts: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/products/fetch-products',
    summary: 'Active products, newest first; `X-Total-Count` is their number',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, pageNumber, pageSize, requireAll: flag.default(false) }))
    .output(z.array(productCard)),

  fetchProductsByCollection: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/products/fetch-products-by-collection',
    summary: 'The first products of `latest`, `featured`, `sale`, `bestsellers` or a category',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        storeId: id,
        productCollection: z.string().min(1).max(80).default('latest'),
        numberOfProducts: z.coerce.number<number>().int().min(1).max(100).default(1),
      }),
    )
    .output(z.array(productCard)),

  fetchCards: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/products/fetch-cards',
    summary: 'Active products by their slugs, in this order; null for one that is not for sale',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        storeId: id,
        productSlugs: z.array(z.string().min(1).max(200)).min(1).max(maxCards),
      }),
    )
    .output(z.array(productCard.nullable())),

  filteredProducts: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/products/filtered-products',
    summary: "The store's products for its owner",
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        storeId: id,
        page: pageNumber,
        size: pageSize,
        category: id.optional(),
        status: productStatus.optional(),
        stock: stockLevel.optional(),
        search: searchTerm.optional(),
        /** Default: best match first for a search, else newest first. */
        sort: productSort.optional(),
      }),
    )
    .output(pageOf(productRow)),

  delete: call({
    access: 'owner',
    scope: 'products:write',
    method: 'DELETE',
    path: '/products/delete/{id}',
    summary: 'Delete a product; placed orders keep their copy',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),

  bulkUpdate: call({
    access: 'owner',
    scope: 'products:write',
    method: 'PUT',
    path: '/products/bulk',
    summary: 'Change several products alike, all or none',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        ids: bulkIds,
        changes: z.strictObject({
          status: productStatus.optional(),
          featured: z.boolean().optional(),
        }),
      }),
    )
    .output(updated),

  bulkDelete: call({
    access: 'owner',
    scope: 'products:write',
    method: 'DELETE',
    path: '/products/bulk',
    summary: 'Delete several products, all or none',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ ids: bulkIds }))
    .output(updated),
}
