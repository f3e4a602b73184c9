import type { PublicContext, RequestContext } from '../platform/api/context.ts'
import { Refusal } from '../platform/api/refusal.ts'
import { changeStore, readStore } from '../platform/api/store-work.ts'
import type { OrderRequest } from './order-request.ts'
import { findPlaced, type PlacedOrder, placeOrder } from './place-order.ts'

/**
 * Places the order of this key, or tells what became of it: an attempt that comes again asks for its
 * pieces together with its key, and fails where others hold them for too long.
 */
export async function placeOnce(
  context: RequestContext & PublicContext,
  key: string,
  input: OrderRequest,
): Promise<PlacedOrder> {
  const terms = { now: context.now(), store: context.store }
  try {
    return await changeStore(context, (tx) => placeOrder(tx, key, input, terms))
  } catch (error) {
    if (error instanceof Refusal) throw error
    const placed = await readStore(context, (tx) => findPlaced(tx, key, input))
    if (!placed) throw error
    return placed
  }
}
