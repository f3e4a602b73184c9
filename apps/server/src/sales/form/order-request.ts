import type { InferSchemaOutput } from '@orpc/contract'
import type { checkoutContract } from '@vitrine/contract/sales/checkout.ts'

type PlaceOrder = (typeof checkoutContract)['placeOrder']['~orpc']['inputSchema']

export type OrderRequest = InferSchemaOutput<NonNullable<PlaceOrder>>['body']
