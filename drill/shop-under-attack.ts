import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Product as ShopProduct } from '@vitrine/contract/catalogue/product.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openAnotherShop, openShop, type Owner } from '@vitrine/harness/owner.ts'
import { Product } from '@vitrine/harness/product.ts'
import type { AttackOrders } from './attackers.ts'
import { type Kind, MeasuringShopper, type Shop, type Visits } from './measuring-shopper.ts'

interface UnderAttack {
  addresses: number
  seconds: number
  tell?: (line: string) => void
}

export interface NeighbourCounts {
  addresses: number
  /** Milliseconds; `early` is the first tenth of the attack. */
  p95: Record<Kind, { alone: number; early: number; attacked: number; ratio: number }>
  /** Requests of the neighbour that were not done, by kind and status. */
  broken: Record<string, number>
  attackers: Record<string, number>
  /** Orders that the attacked shop took meanwhile. */
  victimOrders: number
}

/**
 * Two processes on one database: one shop is attacked from many addresses, and a shopper of its
 * neighbour measures pages, quotes and orders before, meanwhile and afterwards.
 */
export async function shopUnderAttack({ addresses, seconds, tell = () => {} }: UnderAttack) {
  const product = await Product.prepare({ LIMIT_FACTOR: '1' })
  const servers = [product, product.beside()]
  try {
    for (const server of servers) await server.start()
    const ports = servers.map(({ origin }) => Number(new URL(origin).port))
    const owner = await openShop(product.origin)
    const victim = await withTea(product.origin, owner)
    const neighbour = await withTea(
      product.origin,
      await openAnotherShop(product.origin, owner, { name: 'Cup House' }),
    )
    const shopper = new MeasuringShopper(ports, neighbour, 40)
    tell('warming up')
    await shopper.visitFor(5)
    const before = await shopper.visitFor(seconds / 2)
    const attack = attackFrom({ ports, host: victim.storeDomain, addresses, ...victim })
    const early = await shopper.visitFor(seconds / 10)
    const ofVictim = new MeasuringShopper(ports, victim, 60)
    const [attacked, victims] = await Promise.all([
      shopper.visitFor((seconds * 9) / 10),
      ofVictim.orderFor((seconds * 9) / 10),
    ])
    const attackers = await attack()
    await wait(2000)
    const after = await shopper.visitFor(seconds / 2)
    const counts: NeighbourCounts = {
      addresses,
      p95: compare({ before, after, early, attacked }),
      broken: countEach([before, early, attacked, after].flatMap(({ broken }) => broken)),
      attackers,
      victimOrders: victims,
    }
    for (const line of inWords(counts)) tell(line)
    return counts
  } finally {
    for (const server of servers.toReversed()) await server.stop()
    await product.remove()
  }
}

async function withTea(origin: string, { storeId, storeDomain, headers }: Owner): Promise<Shop> {
  const tea = { storeId, name: 'Sencha 100 g', price: 12.5, trackStock: true, stock: 1_000_000 }
  const { body } = await requireDone<ShopProduct>(
    `${origin}/api/products/add-product`,
    tea,
    headers,
  )
  return { storeId, storeDomain, productId: body.id }
}

function attackFrom(workerData: AttackOrders) {
  const worker = new Worker(new URL('attackers.ts', import.meta.url), { workerData })
  return async () => {
    const answers = new Promise<Record<string, number>>((resolve) => {
      worker.once('message', resolve)
    })
    // Worker threads have no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage('over')
    const received = await answers
    await worker.terminate()
    return received
  }
}

function compare({
  before,
  after,
  early,
  attacked,
}: Record<'before' | 'after' | 'early' | 'attacked', Visits>) {
  const kinds = [...before.times.keys()]
  return Object.fromEntries(
    kinds.map((kind) => {
      const all = (...of: Visits[]) => p95(of.flatMap(({ times }) => times.get(kind) ?? []))
      const alone = all(before, after)
      const whole = all(early, attacked)
      return [kind, { alone, early: all(early), attacked: whole, ratio: whole / alone }]
    }),
  ) as NeighbourCounts['p95']
}

function countEach(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

function p95(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}

const ms = (value: number) => `${value.toFixed(1)} ms`

function inWords({ addresses, p95: all, broken, attackers, victimOrders }: NeighbourCounts) {
  return [
    ...Object.entries(all).map(
      ([kind, { alone, early, attacked, ratio }]) =>
        `${kind.padEnd(17)} p95 alone ${ms(alone)}, beside a shop attacked from ${addresses} addresses ` +
        `${ms(attacked)} (at its beginning ${ms(early)}), ratio ${ratio.toFixed(2)} (limit 1.20)`,
    ),
    `the neighbour's broken requests: ${JSON.stringify(broken)}; the attacked shop took ${victimOrders} orders; ` +
      `the attackers were answered ${JSON.stringify(attackers)}`,
  ]
}
