import { setTimeout as wait } from 'node:timers/promises'
import type { CardShop } from './card-shop.ts'
import type { Product } from '@vitrine/harness/product.ts'
import { queryAgain } from './query-again.ts'

interface ToDo {
  id: string
  version: number
  act: 'payments' | 'refunds'
}

/** Refund per order, in major units. */
export const given = 1

/** Two clerks capture and partly refund each order at the same moment. */
export async function fulfilUntil(
  product: Product,
  shop: CardShop,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const rows = await queryAgain<ToDo>(product, toDo, [shop.storeId])
    for (const one of rows) await Promise.all([act(product, shop, one), act(product, shop, one)])
    await wait(100)
  }
}

/** Retries with a new version only: an unanswered request may have succeeded. */
async function act({ origin }: Product, { headers }: CardShop, { id, version, act }: ToDo) {
  const body = act === 'payments' ? { version } : { version, amount: given, notify: false }
  const answer = await fetch(`${origin}/api/orders/${id}/${act}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (answer && ![200, 409, 503].includes(answer.status))
    throw new Error(`${act}: ${answer.status} ${await answer.text()}`)
}

const toDo = `
  SELECT id, version, CASE payment_status WHEN 'paid' THEN 'refunds' ELSE 'payments' END AS act
  FROM orders o
  WHERE store_id = $1 AND payment_status IN ('authorised', 'paid') AND NOT EXISTS (
    SELECT FROM order_payments p
    WHERE p.store_id = $1 AND p.order_id = o.id AND p.status = 'pending')`
