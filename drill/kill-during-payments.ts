import { setTimeout as wait } from 'node:timers/promises'
import { startStripe } from '../apps/server/src/testing/stripe/start-stripe.ts'
import { startMailServer } from '@vitrine/harness/mail-server.ts'
import { openCardShop } from './card-shop.ts'
import { countMails, readBooks, readStripe } from './count-payments.ts'
import { EventSender } from './event-sender.ts'
import { Calls, killAt, type Moment } from './moments.ts'
import { type Card, payUntil, readOrder } from './paying-shopper.ts'
import { type OtherDatabase, Product } from '@vitrine/harness/product.ts'
import { queryAgain } from './query-again.ts'
import { fulfilUntil } from './two-clerks.ts'

export const steps: Moment[] = [
  { name: 'as a cart is stored', table: 'checkouts' },
  { name: 'as Stripe has made a page', call: 'POST checkout/sessions' },
  { name: 'as an event is taken in', table: 'payment_events' },
  { name: 'as a mail was taken', call: 'mail' },
  { name: 'as Stripe says how it stands', call: 'GET checkout/sessions/:id' },
  { name: 'as an order is written', table: 'order_events' },
  { name: 'as an event is noted as done', table: 'payment_connections' },
  { name: 'as Stripe has taken the money', call: 'POST payment_intents/:id/capture' },
  { name: 'as a payment is written', table: 'order_payments' },
  { name: 'as Stripe has given money back', call: 'POST refunds' },
]

interface Drill {
  shoppers: number
  rounds: number
  /** Of each round; each step of a payment by default. */
  moments?: readonly Moment[]
  database?: OtherDatabase
  tell?: (line: string) => void
}

export type PaymentCounts = Awaited<ReturnType<typeof killDuringPayments>>

const timeoutMs = 180_000

/**
 * Kills the server at each step while shoppers pay by card. Events arrive twice, in any order, late
 * or never.
 */
export async function killDuringPayments({
  shoppers,
  rounds,
  moments = steps,
  database,
  tell,
}: Drill) {
  const calls = new Calls()
  const stripe = await startStripe({ beforeAnswer: calls.pass })
  const mailServer = await startMailServer(() => calls.pass('mail'))
  const environment = { STRIPE_API_URL: stripe.url, SMTP_URL: mailServer.url }
  const product = await Product.prepare(environment, { database })
  try {
    await product.start()
    const shop = await openCardShop(product)
    const card = { product, stripe, shop }
    const sender = new EventSender(card)
    const paid: string[] = []
    const kills = await whileAllContinue(card, { sender, paid, shoppers }, async () => {
      let kills = 0
      for (const moment of Array.from({ length: rounds }, () => moments).flat()) {
        await killAt(product, calls, moment)
        kills += 1
        tell?.(`${kills}: killed ${moment.name}, at ${paid.length} payments`)
      }
      return kills
    })
    const purchases = new Set<string>()
    for (const token of paid)
      purchases.add(`${shop.storeId}-${(await readOrder(card, token)).orderNumber}`)
    return {
      kills,
      paid: new Set(paid).size,
      ...(await readBooks(product, shop)),
      ...readStripe(stripe.accounts.get(shop.secretKey)!),
      ...countMails(mailServer.texts()),
      purchases: purchases.size,
      eventsDelivered: sender.delivered,
      eventsLate: sender.late,
      eventsLost: sender.never,
      errors: product.errors,
    }
  } finally {
    await product.remove()
    mailServer.stop()
    await stripe.stop()
  }
}

interface Everyone {
  sender: EventSender
  paid: string[]
  shoppers: number
}

async function whileAllContinue(
  { product, stripe, shop }: Card,
  { sender, paid, shoppers }: Everyone,
  kill: () => Promise<number>,
): Promise<number> {
  const [noMore, over] = [new AbortController(), new AbortController()]
  const buying = Array.from({ length: shoppers }, () =>
    payUntil({ product, stripe, shop }, paid, noMore.signal),
  )
  const working = [sender.sendUntil(over.signal), fulfilUntil(product, shop, over.signal)]
  const ending = kill()
    .finally(() => noMore.abort())
    .then(async (kills) => {
      await Promise.all(buying)
      await untilSettled(product, shop.storeId, paid.length)
      return kills
    })
    .finally(() => over.abort())
  // The first failure stops the others, so that nothing outlives the product.
  for (const one of [...buying, ...working])
    one.catch(() => {
      noMore.abort()
      over.abort()
    })
  await Promise.allSettled([ending, ...buying, ...working])
  await Promise.all([...buying, ...working])
  await sender.sendLate()
  return await ending
}

/** Makes interrupted checkouts and payments due at once, instead of after their delay. */
async function untilSettled(product: Product, storeId: string, payments: number) {
  const deadline = Date.now() + timeoutMs
  const query = (text: string) =>
    queryAgain<{ settled: number; mailing: number }>(product, text, [storeId])
  for (;;) {
    const [now] = await query(
      `SELECT count(*)::int AS settled,
        (SELECT count(*)::int FROM outbox WHERE store_id = $1 AND status = 'pending') AS mailing
      FROM orders o WHERE store_id = $1 AND payment_status = 'partially_refunded'
        AND NOT EXISTS (SELECT FROM order_payments p
          WHERE p.store_id = $1 AND p.order_id = o.id AND p.status = 'pending')`,
    )
    const { settled, mailing } = now!
    if (settled >= payments && mailing === 0) return
    if (Date.now() > deadline) throw new Error(`${settled} settled, ${mailing} mails to send.`)
    for (const late of [
      `UPDATE checkouts SET check_at = now() WHERE store_id = $1 AND status = 'open'`,
      `UPDATE order_payments SET try_at = now() WHERE store_id = $1 AND status = 'pending'`,
    ])
      await query(late)
    await wait(300)
  }
}
