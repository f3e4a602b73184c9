import { setTimeout as wait } from 'node:timers/promises'
import { Product } from '@vitrine/harness/product.ts'
import { root } from '@vitrine/harness/start-program.ts'
import { withDatabase } from '@vitrine/harness/with-database.ts'
import { type RoundRobin, startRoundRobin } from './round-robin.ts'
import { type LoadCounts, startLoad } from './steady-load.ts'
import { openTeaShop } from './tea-shop.ts'

interface Upgrade {
  /** A built checkout of the version before. */
  from: string
  tell?: (line: string) => void
}

export interface UpgradeCounts extends LoadCounts {
  /** Migrations that ran while the version before served. */
  migrations: number
  /** Orders in the database. */
  stored: number
  /** Milliseconds from the first SIGTERM to the second new process being ready. */
  took: number
}

/** Two processes of one version are replaced by two of this one, one after the other, under load. */
export async function upgradeInTurn({ from, tell = () => {} }: Upgrade): Promise<UpgradeCounts> {
  const product = await Product.prepare({ DRAIN_SECONDS: '2' }, { folder: from })
  const slots = [new Slot(product), new Slot(product.beside())]
  const counts: UpgradeCounts = {
    orders: 0,
    pages: 0,
    broken: [],
    migrations: 0,
    stored: 0,
    took: 0,
  }
  let proxy: RoundRobin | undefined
  try {
    for (const { server } of slots) await server.start()
    const before = await countMigrations(product)
    proxy = await startRoundRobin(slots)
    const shop = await openTeaShop(proxy.origin)
    const stopLoad = startLoad(proxy, shop, counts)
    await wait(3000)
    const startedAt = performance.now()
    for (const slot of slots) {
      await slot.server.stop()
      slot.server = product.beside(root)
      await slot.server.start()
      while (proxy.countReady() < slots.length) await wait(50)
      tell(`a new process serves: ${counts.orders} orders, ${counts.pages} pages`)
      await wait(1000)
    }
    counts.took = Math.round(performance.now() - startedAt)
    await wait(3000)
    await stopLoad()
    counts.broken.push(...proxy.broken)
    counts.migrations = (await countMigrations(product)) - before
    counts.stored = await countOf(product, 'orders')
    return counts
  } finally {
    proxy?.stop()
    for (const { server } of slots.toReversed()) await server.stop()
    await product.remove()
  }
}

/** A place behind the proxy, whose server is replaced. */
class Slot {
  server: Product

  constructor(server: Product) {
    this.server = server
  }

  get origin(): string {
    return this.server.origin
  }
}

const countMigrations = (product: Product) => countOf(product, 'drizzle.__drizzle_migrations')

async function countOf(product: Product, table: string): Promise<number> {
  return await withDatabase(product, async (client) => {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)
    return rows[0]!.n
  })
}
