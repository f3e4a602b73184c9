import { listingSorts, maxAttributes, maxPages } from '@vitrine/commerce/catalogue/listing-query.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { category } from './category.ts'
import { attributeGroup, productCard } from './product.ts'
import { flag, id, pageOf, pageSize } from '../call/values.ts'

const text = z.string().trim().min(1).max(60)
const bound = z.coerce.number<number>().min(0).max(1_000_000_000).optional()

export const listingInput = z.strictObject({
  storeId: id,
  category: z.string().min(1).max(200).optional(),
  sort: z.enum(listingSorts).default('featured'),
  /** The price paid: the discount price if above 0, else the price. Both bounds are inclusive. */
  minPrice: bound,
  maxPrice: bound,
  inStock: flag.default(false),
  /** A product matches if it has one of the values of each group. */
  attributes: z
    .array(z.strictObject({ name: text, value: text }))
    .max(maxAttributes)
    .default([]),
  pageNumber: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(maxPages - 1)
    .default(0),
  pageSize,
})

const facetValue = attributeGroup.shape.values.element.extend({ count: z.number().int() })

/**
 * Options for narrowing the listing. Each part counts the products that match all other filters.
 */
export const facets = z.object({
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
  inStock: z.number().int(),
  attributes: z.array(
    attributeGroup.pick({ name: true, type: true }).extend({ values: z.array(facetValue) }),
  ),
})
export type Facets = z.infer<typeof facets>

export const listing = pageOf(productCard).extend({
  category: category.nullable(),
  facets,
})
export type Listing = z.infer<typeof listing>

export const listingContract = {
  fetchListing: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/products/fetch-listing',
    summary: 'One page of the active products, or of a category, sorted and filtered, with facets',
    refusals: ['not_found', 'gone', 'invalid_input'],
  })
    .input(listingInput)
    .output(listing),
}
