import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openAnotherShop, openShop } from '@vitrine/harness/owner.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { everyCall } from './catalogue/every-call.ts'
import { neighbourEffect } from './catalogue/neighbour-effect.ts'
import { asksOf } from './catalogue/store-asks.ts'
import { countProcessorOf, say, timesOf } from './catalogue/times-of.ts'
import { recallOfTypos } from './catalogue/typos.ts'
import { startNode } from './processes.ts'
import { serverWords } from './product.ts'

/**
 * `npm run bench:catalogue`: a store of 100,000 products among 200 others, 1,000,000 in all.
 * BENCH_SCALE=0.1 reduces everything to a tenth.
 */
const scale = Number(process.env['BENCH_SCALE'] ?? 1)
const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-catalogue-'))
// PostgreSQL may run as another user, who needs access.
await chmod(dataDir, 0o755)

async function startServer() {
  // One address plays all shoppers.
  const limits = { LIMIT_FACTOR: '1000' }
  const settings = { PORT: '0', DATA_DIR: dataDir, DEMO: '0', PAGE_CACHE: '0', ...limits }
  const server = await startNode(serverWords, settings, /ready at/)
  const port = /:(\d+)/.exec(server.line)?.[1]
  return { ...server, origin: `http://localhost:${port}` }
}

const server = await startServer()
try {
  countProcessorOf(server.process.pid ?? 0, dataDir)
  const { origin } = server
  const small = await openShop(origin, { name: 'small', subdomain: 'small' })
  const big = await openAnotherShop(origin, small, { name: 'big', subdomain: 'big' })
  const [smallAsks, bigAsks] = [asksOf(origin, small), asksOf(origin, big)]
  await fillCatalogue(dataDir, { small: small.storeId, from: 0, to: Math.round(10_000 * scale) })
  const early = await timesOf(smallAsks.shopperPages)
  await fillCatalogue(dataDir, {
    small: small.storeId,
    big: { storeId: big.storeId, products: Math.round(100_000 * scale) },
    from: Math.round(10_000 * scale),
    to: Math.round(1_000_000 * scale),
  })

  await everyCall(bigAsks)
  await recallOfTypos(bigAsks, dataDir, big.storeId)
  const late = await timesOf(smallAsks.shopperPages)
  say(
    `growth: a small store's pages p95 ${early.p95.toFixed(1)} ms among 10,000 products, ` +
      `${late.p95.toFixed(1)} ms among 1,000,000: ${(late.p95 / early.p95).toFixed(2)} × (1.25)`,
  )
  await neighbourEffect(smallAsks, bigAsks)
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
