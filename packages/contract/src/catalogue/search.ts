import { z } from 'zod'
import { call } from '../call/call.ts'
import { productCard } from './product.ts'
import { done, id, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'

/** Cuts long input instead of rejecting it. */
export const searchTerm = z
  .string()
  .max(20_000)
  .transform((text) => text.trim().slice(0, 200))

export const searchMiss = z.object({
  term: z.string(),
  searches: z.number().int(),
  lastAt: timestamp,
})
export type SearchMiss = z.infer<typeof searchMiss>

export const searchContract = {
  fetchSearchedProducts: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/products/fetch-searched-products',
    summary: 'Active products that have all words of a term, best first; one typo is tolerated',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({ storeId: id, name: searchTerm, pageNumber, pageSize: pageSize.default(16) }),
    )
    .output(pageOf(productCard)),

  searchMisses: call({
    access: 'owner',
    scope: 'products:read',
    method: 'GET',
    path: '/products/search-misses',
    summary: 'Searches of shoppers without a result, most frequent first',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, pageNumber, pageSize }))
    .output(pageOf(searchMiss)),

  forgetSearchMiss: call({
    access: 'owner',
    scope: 'products:write',
    method: 'DELETE',
    path: '/products/search-misses',
    summary: 'Remove a term from that list',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, term: z.string().min(1).max(80) }))
    .output(done),
}
