import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@vitrine/harness/product.ts'
import { type Acknowledged, type Answers, shopUntil } from '../../drill/retrying-shopper.ts'
import { startStock, type TeaShop } from '../../drill/tea-shop.ts'
import { waitUntil } from '../wait-until.ts'
import type { CitusCluster } from './citus-cluster.ts'

const shoppers = 4

export interface Served {
  cluster: CitusCluster
  servers: readonly [Product, Product]
  shop: TeaShop
  /** All orders of the shop that were confirmed. */
  acknowledged: Acknowledged[]
}

/** Buys through both servers while `act` does something, and compares what was confirmed with what is stored. */
export async function ordersAmid(
  { cluster, servers, shop, acknowledged }: Served,
  act: (orders: (more: number) => Promise<void>) => Promise<string | void>,
): Promise<string> {
  const answers: Answers = new Map()
  const before = acknowledged.length
  const over = new AbortController()
  const buying = Array.from({ length: shoppers }, (_, n) =>
    shopUntil(servers[n % 2]!, shop, answers, acknowledged, over.signal),
  )
  for (const each of buying) each.catch(() => over.abort())
  const watch = watchPauses(acknowledged, over.signal)
  const orders = async (more: number) => {
    const count = acknowledged.length + more
    const isSo = async () => over.signal.aborted || acknowledged.length >= count
    await waitUntil(`${more} more orders`, isSo, { seconds: 150, everyMs: 20 })
  }
  try {
    const detail = await act(orders)
    over.abort()
    await Promise.all(buying)
    await requireStored(cluster, shop, acknowledged)
    const refused = [...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')
    const words = [
      detail,
      `${acknowledged.length - before} orders, none lost, doubled or oversold`,
      `longest pause ${(await watch).toFixed(1)} s`,
      refused && `tried again: ${refused}`,
    ]
    return words.filter(Boolean).join('; ')
  } finally {
    over.abort()
    await Promise.allSettled(buying)
  }
}

/** @returns the most seconds without a confirmed order */
async function watchPauses(acknowledged: readonly unknown[], over: AbortSignal): Promise<number> {
  let [count, since, longest] = [acknowledged.length, performance.now(), 0]
  while (!over.aborted) {
    await wait(20)
    if (acknowledged.length > count) [count, since] = [acknowledged.length, performance.now()]
    longest = Math.max(longest, performance.now() - since)
  }
  return longest / 1000
}

async function requireStored(cluster: CitusCluster, shop: TeaShop, expected: Acknowledged[]) {
  const { storeId, sencha } = shop
  const stored = await cluster.ask<{ number: number; token: string }>(
    'SELECT number::int, token FROM orders WHERE store_id = $1 ORDER BY number',
    [storeId],
  )
  const byToken = new Map(stored.map(({ token, number }) => [token, number]))
  const lost = expected.filter(({ token, orderNumber }) => byToken.get(token) !== orderNumber)
  const numbers = stored.map(({ number }) => number)
  const gaps = numbers.at(-1)! - numbers[0]! + 1 - new Set(numbers).size
  const [sold] = await cluster.ask<{ sold: number; stock: number }>(
    `SELECT stock, (SELECT sum(quantity) FROM order_lines
       WHERE store_id = $1 AND product_id = $2)::int AS sold
     FROM products WHERE store_id = $1 AND id = $2`,
    [storeId, sencha.id],
  )
  const confirmations = await cluster.ask<{ orders: number; mails: number }>(
    `SELECT count(DISTINCT payload->>'orderId')::int AS orders, count(*)::int AS mails
     FROM outbox WHERE store_id = $1 AND kind = 'order_confirmation'`,
    [storeId],
  )
  const faults = {
    lost: lost.length,
    doubled: stored.length - expected.length,
    gaps,
    stockOff: startStock - sold!.sold - sold!.stock,
    withoutConfirmation: stored.length - confirmations[0]!.orders,
    confirmedTwice: confirmations[0]!.mails - confirmations[0]!.orders,
  }
  if (Object.values(faults).some((count) => count !== 0)) throw new Error(JSON.stringify(faults))
}
