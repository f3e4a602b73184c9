import type { Client } from 'pg'
import type { Account } from '../apps/server/src/testing/stripe/stripe-calls.ts'
import { startStock, type TeaShop } from './tea-shop.ts'
import { given } from './two-clerks.ts'

/** What the database holds, read past the application. */
interface Books {
  orders: number
  /** Of as many tokens. */
  tokens: number
  lastNumber: number
  /** Rows of money that was taken, and of money that went back. */
  taken: number
  returned: number
  /** Orders with another sum of either than the one that is theirs. */
  wrongSums: number
  confirmations: number
  /** Pieces that are still kept for someone. */
  kept: number
  sold: number
}

export async function readBooks(client: Client, { storeId, sencha }: TeaShop): Promise<Books> {
  const { rows } = await client.query<Omit<Books, 'sold'> & { left: number }>(books, [
    storeId,
    sencha.id,
    given * 100,
  ])
  const { left, ...counted } = rows[0]!
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
    (SELECT count(*)::int FROM stock_reservations WHERE store_id = $1) AS kept,
    (SELECT stock FROM products WHERE store_id = $1 AND id = $2) AS left
  FROM orders o WHERE store_id = $1`

/** What Stripe did, as its own books have it. */
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
 * A mail that was taken while the server was killed comes again under the same Message-ID, which
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
