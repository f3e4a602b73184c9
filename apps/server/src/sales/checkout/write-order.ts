import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sayStockCause } from '../../catalogue/stock/say-stock-cause.ts'
import { insertOrder, insertOrderLines, mailNewOrder, type NewOrder } from './insert-order.ts'
import type { CostedLine, PricedCart } from '../pricing/price-cart.ts'
import type { Kept } from '../form/read-answers.ts'
import { insertDiscountUses } from '../pricing/take-discounts.ts'
import { takeStock } from '../pricing/take-stock.ts'

/**
 * All that a new order changes, sent in one turn so that the commit can leave with it. The caller
 * holds the pieces, and has counted the discounts.
 * @returns the order's number
 */
export async function writeOrder(
  tx: StoreTransaction,
  order: NewOrder,
  cart: PricedCart,
  answered: Kept,
): Promise<number> {
  const { id } = order
  const { email } = answered.contact
  const [, , number] = await Promise.all([
    sayStockCause(tx, { reason: 'sale', orderId: id }),
    takeStock(tx, cart.lines),
    insertOrder(tx, order, cart, answered),
    insertOrderLines(tx, id, cart.lines),
    insertDiscountUses(tx, cart.discounts, { id, email }),
    mailNewOrder(tx, id, order),
    ...(cart.lines.some(isLast) ? [bumpStoreVersion(tx)] : []),
  ])
  return number
}

/** Shoppers may see it sold out by this, at the latest once nobody holds a piece while paying. */
function isLast({ counted, available, quantity }: CostedLine): boolean {
  return counted && available === quantity
}
