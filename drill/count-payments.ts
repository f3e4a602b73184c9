import type { Product } from '@vitrine/harness/product.ts'
import type { Account } from '../apps/server/src/testing/stripe/stripe-calls.ts'
import { queryAgain } from './query-again.ts'
import { startStock, type TeaShop } from './tea-shop.ts'
import { given } from './two-clerks.ts'

interface Books {
  orders: number
  tokens: number
  lastNumber: number
  taken: number
  returned: number
  /** Orders whose captures or refunds do not add up to their due amount. */
  wrongSums: number
  confirmations: number
  reserved: number
  sold: number
}

export async function readBooks(product: Product, { storeId, sencha }: TeaShop): Promise<Books> {
  const values = [storeId, sencha.id, given * 100]
  const [row] = await queryAgain<Omit<Books, 'sold'> & { left: number }>(product, books, values)
  const { left, ...counted } = row!
  return { ...counted, sold: startStock - left }
}

const books = `
  WITH moved AS (
    SELECT order_id, kind, amount FROM order_payments
    WHERE store_id = $1 AND kind <> 'authorisation' AND status = 'succeeded')
  SELECT count(*)::int AS orders, count(DISTINCT token)::int AS tokens,
    coalesce(max(number), 0) AS "lastNumber",
    (SELECT count(*)::int FROM moved WHERE kind = 'payment') AS taken,
    (SELECT count(*)::int FROM moved WHERE kind = 'refund') AS returned,
    (count(*) FILTER (WHERE payment_status <> 'partially_refunded'
      OR total <> (SELECT sum(amount) FROM moved m WHERE m.order_id = o.id AND kind = 'payment')
      OR $3 <> (SELECT sum(amount) FROM moved m WHERE m.order_id = o.id AND kind = 'refund')
    ))::int AS "wrongSums",
    (SELECT count(*)::int FROM outbox
      WHERE store_id = $1 AND kind = 'order_confirmation') AS confirmations,
    (SELECT count(*)::int FROM stock_reservations WHERE store_id = $1) AS reserved,
    (SELECT stock FROM products WHERE store_id = $1 AND id = $2) AS left
  FROM orders o WHERE store_id = $1`

export function readStripe({ intents }: Account) {
  const all = [...intents.values()]
  return {
    captured: all.filter(({ captures }) => captures === 1).length,
    capturedTwice: all.filter(({ captures }) => captures > 1).length,
    givenBack: all.filter(({ amount_refunded }) => amount_refunded === given * 100).length,
    givenBackTwice: all.filter(({ amount_refunded }) => amount_refunded > given * 100).length,
  }
}

/**
 * Counts by Message-ID: an email accepted during a kill is sent again under the same id, which
 * mailboxes show once.
 */
export function countMails(accepted: readonly string[]) {
  const confirmations = accepted.filter((mail) => /^Subject: Order #\d+ confirmed/m.test(mail))
  const byId = new Set(confirmations.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]))
  const shoppers = new Set(confirmations.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]))
  return {
    mails: byId.size,
    mailed: shoppers.size,
    mailsAgain: confirmations.length - byId.size,
  }
}
