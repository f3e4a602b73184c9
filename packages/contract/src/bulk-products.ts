import { z } from 'zod'
import { call } from './call.ts'
import { productStatus, stock } from './product.ts'
import { searchTerm } from './search.ts'
import { bulkIds, done, flag, id, price } from './values.ts'

/** Chosen one by one, or all that the list shows under a filter. */
const selection = z.union([
  z.strictObject({ ids: bulkIds }),
  z.strictObject({
    filter: z.strictObject({
      category: id.optional(),
      status: productStatus.optional(),
      stock: z.enum(['in', 'out']).optional(),
      search: searchTerm.optional(),
    }),
  }),
])
export type ProductSelection = z.input<typeof selection>

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: productStatus }),
  z.strictObject({ kind: z.literal('addCategory'), categoryId: id }),
  z.strictObject({ kind: z.literal('removeCategory'), categoryId: id }),
  /** Of prices, discount prices and those of variations: more, or with a minus less. */
  z.strictObject({
    kind: z.literal('price'),
    by: z.enum(['percent', 'amount']),
    value: z.number().min(-1_000_000).max(1_000_000),
  }),
  z.strictObject({ kind: z.literal('delete') }),
])
export type ProductChange = z.infer<typeof change>

export const bulkResult = z.object({
  /** How many products are chosen. */
  matched: z.number().int(),
  /** The first of them whose price changes. */
  samples: z.array(z.object({ name: z.string(), from: price, to: z.number() })),
  /** How many the change does not fit; as long as there is one, nothing is done. */
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
        /** What the owner saw: what was sold since then is taken off. */
        stockSeen: stock.optional(),
      }),
    )
    .output(done),
}
