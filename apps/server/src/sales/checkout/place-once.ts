import { isOnline } from '@vitrine/commerce/settings/payment-methods.ts'
import type { PublicContext, RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { tooManyAttempts } from '../../api/too-many-attempts.ts'
import type { LimitedRequest } from '../../platform/limits/limiter.ts'
import { keysOf } from '../../api/require-within-limit.ts'
import { mergeLines } from '../pricing/merge-lines.ts'
import type { VisitSource } from '../../audience/visits/visit-source.ts'
import type { OrderRequest } from '../form/order-request.ts'
import { findPlaced, type PlacedOrder, placeOrder } from './place-order.ts'
import { pieceOf } from './unpaid-share.ts'

type Context = RequestContext & PublicContext

/**
 * Places the order of this key, or returns the earlier attempt's response. A repeated attempt may
 * time out on the order's locks; the response is then read without them.
 */
export async function placeOnce(
  context: Context,
  key: string,
  { body: input, source }: { body: OrderRequest; source: VisitSource | undefined },
): Promise<PlacedOrder> {
  const pieces = unpaidPieces(context, input)
  const limited = await limitOrders(context, input, pieces)
  const terms = { now: context.now(), store: context.store, source, ...limited }
  try {
    return await changeStore(context, (tx) => placeOrder(tx, key, input, terms))
  } catch (error) {
    if (error instanceof Refusal) {
      await context.limiter.giveBack(pieces)
      throw error
    }
    const placed = await readStore(context, (tx) => findPlaced(tx, key, input))
    if (!placed) throw error
    return placed
  }
}

/** Counts the order and its pieces against the rate limits before any lock is taken. */
async function limitOrders(context: Context, input: OrderRequest, pieces: LimitedRequest[]) {
  const { limiter, config } = context
  const keys = keysOf(context)
  const mailbox = input.contact.email.toLowerCase()
  const [order, mail, ...ordered] = await limiter.takeEach([
    { work: 'placeOrder', keys },
    { work: 'orderMail', keys: { ...keys, mailbox } },
    ...pieces,
  ])
  if (order!.wait) {
    await limiter.giveBack(pieces)
    throw tooManyAttempts(context, order!.wait)
  }
  return {
    isMailed: mail!.wait === 0,
    share: {
      network: keys.network === undefined ? undefined : limiter.hash(keys.network),
      factor: config.limitFactor,
      ordered: new Map(pieces.map(({ keys: of }, at) => [of.product!, ordered[at]!.points])),
    },
  }
}

function unpaidPieces(context: Context, { lines, paymentMethod }: OrderRequest): LimitedRequest[] {
  const keys = keysOf(context)
  if (keys.network === undefined || isOnline(paymentMethod)) return []
  return mergeLines(lines).map((line) => ({
    work: 'unpaidPieces',
    keys: { ...keys, product: pieceOf(line) },
    points: line.quantity,
  }))
}
