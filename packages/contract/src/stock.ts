import { z } from 'zod'
import { price, timestamp } from './values.ts'

const attributes = z.record(z.string(), z.string())

/** One change of the stock of a product or of a variation of it. */
export const stockMovement = z.object({
  at: timestamp,
  /** Null for the product's own stock; `attributes` is null too when the variation is gone. */
  variationId: z.uuid().nullable(),
  attributes: attributes.nullable(),
  change: z.number().int(),
  /** What was left after it. */
  stock: z.number().int(),
  reason: z.enum(['opening', 'sale', 'restock', 'correction', 'import', 'removal']),
  /** The name of the owner who changed it. */
  actor: z.string().nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.number().int().nullable(),
  orderName: z.string().nullable(),
})
export type StockMovement = z.infer<typeof stockMovement>

/** What something costs from a moment on. */
export const priceChange = z.object({
  at: timestamp,
  variationId: z.uuid().nullable(),
  attributes: attributes.nullable(),
  price,
  discountPrice: price.nullable(),
})
export type PriceChange = z.infer<typeof priceChange>
