import type { NumberedOrder } from '@vitrine/commerce/orders/order-name.ts'
import type { PaymentStatus } from '@vitrine/commerce/orders/order-state.ts'
import type { PaymentMethod } from '@vitrine/commerce/settings/payment-methods.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { VisitSource } from '../../audience/visits/visit-source.ts'
import type { PaymentOffer } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { endReminders } from '../recovery/end-reminders.ts'
import { searchTextOf } from '../orders/search-text.ts'
import type { CostedLine, OrderedCart } from '../pricing/price-cart.ts'
import { storedDiscounts } from '../pricing/quote.ts'
import type { StoredAnswers } from '../form/read-answers.ts'

export interface NewOrder {
  id: string
  token: string
  method: PaymentMethod
  oversold?: number
  paymentStatus: PaymentStatus
  isMailed?: boolean
  source?: VisitSource | undefined
}

interface PrefixedOrder extends NewOrder {
  prefix: string
}

/**
 * A trigger numbers the order; it locks the store's order counter until the transaction ends, so
 * insert late.
 */
export async function insertOrder(
  tx: StoreTransaction,
  order: PrefixedOrder,
  cart: OrderedCart,
  {
    contact,
    shippingAddress,
    billingAddress,
    note,
    paymentMethod,
    taxId,
    kept,
    accepted = [],
    ...more
  }: StoredAnswers,
): Promise<NumberedOrder> {
  const address = JSON.stringify(shippingAddress)
  const billing = billingAddress ? JSON.stringify(billingAddress) : null
  const inserted = tx.prepared<NumberedOrder>(
    'insert-order',
    `INSERT INTO orders (store_id, id, number_prefix, token, email, phone, shipping_address,
      billing_address, note, payment_method, currency, subtotal, discount, shipping, tax, total,
      shipping_rate, shipping_tax, tax_included, taxes, discounts, payment_status, items,
      search_text, tax_id, answers, payment_offer, payment_fee, oversold, policies, source, campaign)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
      $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32)
    RETURNING number, number_prefix AS "numberPrefix"`,
    [
      tx.storeId,
      order.id,
      order.prefix,
      order.token,
      contact.email,
      contact.phone || null,
      address,
      billing,
      note || null,
      paymentMethod,
      cart.currency,
      cart.subtotal,
      cart.discount,
      cart.shipping,
      cart.tax,
      cart.total,
      JSON.stringify(cart.shippingRate),
      cart.shippingTax,
      cart.taxIncluded,
      JSON.stringify(cart.taxes),
      JSON.stringify(storedDiscounts(cart)),
      order.paymentStatus,
      cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      searchTextOf({
        email: contact.email,
        shippingAddress,
        skus: cart.lines.map(({ sku }) => sku),
      }),
      taxId || null,
      JSON.stringify(kept),
      JSON.stringify(offerOf(order.method)),
      cart.paymentFee,
      order.oversold ?? 0,
      JSON.stringify(accepted),
      order.source?.source ?? null,
      order.source?.campaign ?? null,
    ],
  )
  const ended = { orderId: order.id, email: contact.email, token: more.reminderToken }
  const [[row]] = await Promise.all([inserted, endReminders(tx, ended)])
  return row!
}

function offerOf({ name, details, instructions }: PaymentMethod): PaymentOffer {
  return { name, details, instructions }
}

/** Copies what was bought, so that later edits of the product never change an order. */
export async function insertOrderLines(
  tx: StoreTransaction,
  orderId: string,
  lines: readonly CostedLine[],
): Promise<void> {
  const rows = lines.map((line, position) => ({ ...line, id: newId(), position }))
  await tx.prepared(
    'insert-order-lines',
    `INSERT INTO order_lines (store_id, order_id, id, position, product_id, variation_id, name,
      options, image, sku, unit_price, quantity, total, discount, tax, taxes)
    SELECT root.store_id, $2::uuid, id, position, "productId", "variationId", name,
      options, image, sku, "unitPrice", quantity, total, discount, tax, taxes
    FROM store_roots root, jsonb_to_recordset($3::jsonb) AS line (id uuid, position int,
      "productId" uuid, "variationId" uuid, name text, options jsonb, image text, sku text,
      "unitPrice" bigint, quantity int, total bigint, discount bigint, tax bigint, taxes jsonb)
    WHERE root.store_id = $1`,
    [tx.storeId, orderId, JSON.stringify(rows)],
  )
}
