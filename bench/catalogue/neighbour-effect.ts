import type { StoreAsks } from './store-asks.ts'
import { say, timesOf } from './times-of.ts'

/** Compares a small store's times alone and beside a large, busy one. */
export async function neighbourEffect(ours: StoreAsks, theirs: StoreAsks) {
  const alone = await timesOf(ours.shopperPages)
  const busy = new AbortController()
  const neighbour = (async () => {
    for (let turn = 0; !busy.signal.aborted; turn += 1) {
      await theirs.get('/products/fetch-searched-products', { name: `sh${turn % 10}` })
      await theirs.page(`/collection/c-${(turn % 100) + 1}`)
    }
  })()
  const beside = await timesOf(ours.shopperPages)
  busy.abort()
  await neighbour
  say(
    `neighbour: a small store's pages p95 ${alone.p95.toFixed(1)} ms alone, ` +
      `${beside.p95.toFixed(1)} ms while the large one is asked without a pause: ` +
      `${(beside.p95 / alone.p95).toFixed(2)} ×`,
  )
}
