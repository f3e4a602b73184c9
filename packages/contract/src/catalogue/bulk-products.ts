import { z } from 'zod'
import { call } from '../call/call.ts'
import { productStatus, stock, stockLevel } from './product.ts'
import { searchTerm } from './search.ts'
import { bulkIds, done, flag, id, price } from '../call/values.ts'

const selection = z.union([
  z.strictObject({ ids: bulkIds }),
  z.strictObject({
    filter: z.strictObject({
      category: id.optional(),
      status: productStatus.optional(),
      stock: stockLevel.optional(),
      search: searchTerm.optional(),
    }),
  }),
])
export type ProductSelection = z.input<typeof selection>

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: productStatus }),
  z.strictObject({ kind: z.literal('addCategory'), categoryId: id }),
  z.strictObject({ kind: z.literal('removeCategory'), categoryId: id }),
  /** Changes prices, discount prices and those of variations; negative values reduce. */
  z.strictObject({
    kind: z.literal('price'),
    by: z.enum(['percent', 'amount']),
    value: z.number().min(-1_000_000).max(1_000_000),
  }),
  z.strictObject({ kind: z.literal('delete') }),
])
export type ProductChange = z.infer<typeof change>

export const bulkResult = z.object({
  matched: z.number().int(),
  samples: z.array(z.object({ name: z.string(), from: price, to: z.number() })),
  /** Number of products that the change does not fit; if there are any, nothing is changed. */
  unfit: z.number().int(),
})
export type BulkResult = z.infer<typeof bulkResult>

export const bulkProductsContract = {
  bulkEdit: call({
    access: 'owner',
    scope: 'products:write',
    method: 'POST',
    path: '/products/bulk-edit',
    summary: 'Change or delete up to 5,000 products at once, all or none; or see what would happen',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, selection, change, preview: flag.default(false) }))
    .output(bulkResult),

  quickEdit: call({
    access: 'owner',
    scope: 'products:write',
    method: 'PUT',
    path: '/products/quick-edit',
    summary: 'Set the price or the stock of a product without variations',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(
      z.strictObject({
        storeId: id,
        id,
        price: price.optional(),
        stock: stock.optional(),
        /** The stock that the owner saw: sales since then are subtracted. */
        stockSeen: stock.optional(),
      }),
    )
    .output(done),
}
