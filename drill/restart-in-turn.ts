import { setTimeout as wait } from 'node:timers/promises'
import { Product } from '@vitrine/harness/product.ts'
import { type LoadCounts, startLoad } from './steady-load.ts'
import { type RoundRobin, startRoundRobin } from './round-robin.ts'
import { openTeaShop } from './tea-shop.ts'

interface Restarts {
  restarts: number
  drainSeconds: number
  tell?: (line: string) => void
}

interface RestartCounts extends LoadCounts {
  restarts: number
  /** Milliseconds from SIGTERM to exit. */
  slowestStop: number
}

export async function restartInTurn({ restarts, drainSeconds, tell = () => {} }: Restarts) {
  const product = await Product.prepare({ DRAIN_SECONDS: `${drainSeconds}` })
  const servers = [product, product.beside()]
  const counts: RestartCounts = { restarts: 0, orders: 0, pages: 0, broken: [], slowestStop: 0 }
  let proxy: RoundRobin | undefined
  try {
    for (const server of servers) await server.start()
    proxy = await startRoundRobin(servers)
    const shop = await openTeaShop(proxy.origin)
    const stopLoad = startLoad(proxy, shop, counts)
    while (counts.restarts < restarts) {
      const server = servers[counts.restarts % servers.length]!
      const startedAt = performance.now()
      await server.stop()
      counts.slowestStop = Math.max(counts.slowestStop, Math.round(performance.now() - startedAt))
      await server.start()
      while (proxy.countReady() < servers.length) await wait(50)
      counts.restarts += 1
      tell(`restart ${counts.restarts}: ${counts.orders} orders, ${proxy.broken.length} broken`)
    }
    await stopLoad()
    counts.broken.push(...proxy.broken)
    return counts
  } finally {
    proxy?.stop()
    for (const server of servers.toReversed()) await server.stop()
    await product.remove()
  }
}
