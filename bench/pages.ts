import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { bytesOfRoute, type Bytes } from './bytes-of-route.ts'
import { compare, type Comparison, type Measured } from './compare.ts'
import { processesOf } from './cpu-time.ts'
import { fetchFrom } from './fetch-page.ts'
import { generator, load } from './load.ts'
import { openStores, visitStores } from './many-stores.ts'
import type { Program } from '@vitrine/harness/start-program.ts'
import { memoryOf } from '@vitrine/harness/memory-of.ts'
import { isPinning, startNode } from './processes.ts'
import { prepareProduct, teaHost } from './product.ts'
import { shopRoutes } from './shop-routes.ts'

/**
 * `npm run bench`: compares pages with the best that Node, React and PostgreSQL can do, in one run.
 */
const slug = 'sencha'
const manyStores = 1000
const product = await prepareProduct()
const scratch = await mkdtemp(path.join(tmpdir(), 'vitrine-limits-'))
const servers: Program[] = []

try {
  say(`${generator}, 10 connections${isPinning ? ', servers and load on a core each' : ''}`)
  const cached = await startProduct({})
  const uncached = await startProduct({ PAGE_CACHE: '0' })
  const page = await fetchFrom(`${cached.origin}/product/${slug}`, teaHost, 'gzip')
  const { storeId } = await storeInfo(cached.origin)
  const dataDir = product.dataDir

  const cachedPage = { name: 'cached product page', host: teaHost, pid: cached.pid }
  const head = await keep('head.json', JSON.stringify(ownHead(page.headers)))
  const bytes = await startLimit('bytes', [await keep('page.gz', page.bytes), head])
  report(
    0.75,
    await compare(
      { ...cachedPage, url: `${cached.origin}/product/${slug}` },
      { ...bytes, name: 'node:http, the same head and body' },
    ),
  )

  const rendered = { name: 'uncached product page', host: teaHost, pid: uncached.pid, dataDir }
  const html = await keep('page.html', page.text)
  const composite = await startLimit('composite', [dataDir, html, slug])
  report(
    0.5,
    await compare(
      { ...rendered, url: `${uncached.origin}/product/${slug}` },
      { ...composite, name: 'node:http + 3 queries + renderToString + gzip 1', dataDir },
    ),
  )

  const listed = { name: 'list of 24 products, JSON', host: teaHost, pid: cached.pid, dataDir }
  const query = `storeId=${storeId}&pageNumber=0&pageSize=24`
  const oneQuery = await startLimit('one-query', [dataDir, storeId, '24'])
  report(
    0.35,
    await compare(
      { ...listed, url: `${cached.origin}/api/products/fetch-products?${query}` },
      { ...oneQuery, name: 'node:http + 1 query + JSON', dataDir },
    ),
  )

  await tellBytes(cached.origin)
  for (const server of servers.splice(0)) await server.stop()
  await tellMemory(await startProduct({}))
} finally {
  for (const server of servers) await server.stop()
  await product.remove()
  await rm(scratch, { recursive: true })
}

async function startProduct(environment: Record<string, string>) {
  const server = await product.start(environment)
  servers.push(server)
  return { origin: server.origin, pid: server.process.pid ?? 0 }
}

async function tellMemory({ origin, pid }: { origin: string; pid: number }) {
  const hosts = await openStores(origin.replace('127.0.0.1', 'localhost'), manyStores)
  await visitStores(origin, hosts)
  await load(`${origin}/product/${slug}`, { host: teaHost, seconds: 5 })
  const memory = memoryOf(processesOf(pid, product.dataDir))
  if (memory === undefined) return
  const what = `the app and its database, ${manyStores} stores visited, under load`
  say(`\n${what}: ${memory.toFixed(0)} MB PSS (limit ≤ 320)`)
}

async function startLimit(name: string, words: string[]) {
  const server = await startNode([`bench/limits/${name}.ts`, ...words], {}, /limit ready at/)
  servers.push(server)
  return { url: server.line.replace(/^.* /, ''), pid: server.process.pid ?? 0 }
}

async function storeInfo(origin: string) {
  const url = `${origin}/api/store/get-store-info?domain=${teaHost}`
  return JSON.parse((await fetchFrom(url, teaHost, 'gzip')).text) as StoreInfo
}

/** Omits the headers that Node adds itself. */
function ownHead(headers: object) {
  const added = ['date', 'connection', 'keep-alive']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !added.includes(name)))
}

async function keep(name: string, bytes: string | Buffer) {
  const file = path.join(scratch, name)
  await writeFile(file, bytes)
  return file
}

function report(requested: number, { ours, limit, ratio, cpuRatio }: Comparison) {
  row(limit)
  row(ours)
  const inTime = `${cpuRatio.toFixed(2)} in processor time`
  say(`  ratio ${ratio.toFixed(2)}, ${inTime} (limit ≥ ${requested})\n`)
}

function row({ name, requestsPerSecond, p50, p99, cpu }: Measured) {
  const speed = `${Math.round(requestsPerSecond).toString().padStart(7)} requests/s`
  const times = `p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  CPU ${cpu.toFixed(3)} ms`
  say(`${name.padEnd(50)}${speed}  ${times}`)
}

async function tellBytes(origin: string) {
  say(
    `\n${'kB, as it is → as sent with brotli'.padEnd(36)}HTML            CSS             JavaScript`,
  )
  for (const route of shopRoutes) {
    const { html, css, javaScript } = await bytesOfRoute(origin, teaHost, route)
    say(route.padEnd(36) + [html, css, javaScript].map(inKilobytes).join(''))
  }
}

function inKilobytes({ raw, sent }: Bytes) {
  return `${(raw / 1000).toFixed(1)} → ${(sent / 1000).toFixed(1)}`.padEnd(16)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
