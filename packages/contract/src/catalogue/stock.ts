import { z } from 'zod'
import { price, timestamp } from '../call/values.ts'

const attributes = z.record(z.string(), z.string())

export const stockMovement = z.object({
  at: timestamp,
  /** Null for the product's own stock; `attributes` is null too once the variation is deleted. */
  variationId: z.uuid().nullable(),
  attributes: attributes.nullable(),
  change: z.number().int(),
  stock: z.number().int(),
  reason: z.enum(['opening', 'sale', 'restock', 'correction', 'import', 'removal']),
  actor: z.string().nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.number().int().nullable(),
  orderName: z.string().nullable(),
})
export type StockMovement = z.infer<typeof stockMovement>

export const priceChange = z.object({
  at: timestamp,
  variationId: z.uuid().nullable(),
  attributes: attributes.nullable(),
  price,
  discountPrice: price.nullable(),
})
export type PriceChange = z.infer<typeof priceChange>
