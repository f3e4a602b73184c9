import type { InferSchemaOutput } from '@orpc/contract'
import type { checkoutContract } from '@vitrine/contract/checkout.ts'

type PlaceOrder = (typeof checkoutContract)['placeOrder']['~orpc']['inputSchema']

/** The body of a place-order call as the contract parsed it. */
export type OrderRequest = InferSchemaOutput<NonNullable<PlaceOrder>>['body']
