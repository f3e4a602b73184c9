import { get, Agent } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from '@vitrine/harness/memory-of.ts'
import { compare } from './compare.ts'
import { fetchFrom } from './fetch-page.ts'
import { openDatabase } from './limits/open-database.ts'
import { openStores } from './many-stores.ts'
import { prepareProduct } from './product.ts'

/**
 * `npm run bench:domains`: 10,000 shops on domains of their own, handshakes and pages.
 *
 * Memory is compared with that of the same process after as many requests without any domain.
 */
const count = 10_000
const perSecond = 1000
const seconds = 20
const product = await prepareProduct()
const internalPort = await aFreePort()
const agent = new Agent({ keepAlive: true, maxSockets: 20 })
const server = await product.start({ INTERNAL_PORT: String(internalPort) })

try {
  const pid = server.process.pid ?? 0
  const database = await openDatabase(product.dataDir)
  const [subdomain = '', other = ''] = await openStores(
    server.origin.replace('127.0.0.1', 'localhost'),
    2,
  )
  await sendHandshakes(() => ({ name: 'n.scan.example', status: 403 }))
  await visitEach(() => subdomain)
  const before = memoryOf([pid])
  const reportMemory = (what: string) => {
    const after = memoryOf([pid])
    if (before !== undefined && after !== undefined)
      say(`${what}: ${(after - before).toFixed(1)} MB`)
  }
  await database.pool.query(`
    WITH copies AS (
      INSERT INTO stores SELECT (jsonb_populate_record(NULL::stores, to_jsonb(s) || jsonb_build_object(
        'id', gen_random_uuid(), 'store_domain', 'copy-' || n || '.localhost',
        'primary_domain', null))).*
      FROM generate_series(1, ${count}) n, (SELECT * FROM stores LIMIT 1) s RETURNING id, store_domain)
    INSERT INTO domains (store_id, domain, status, is_primary, next_check_at)
    SELECT id, replace(store_domain, '.localhost', '.example'), 'verified', true, now() + interval '1 day'
    FROM copies`)
  while ((await allowed(`copy-${count}.example`)).status !== 200) await wait(100)
  await reportHandshakes()
  reportMemory(`${count} domains and their shops, each asked for by a handshake (limit ≤ 20)`)
  await visitEach((at) => `copy-${at}.example`)
  reportMemory('the same, each visited')
  await database.pool.query(`DELETE FROM stores WHERE store_domain LIKE 'copy-%'`)
  await database.pool.query(
    `INSERT INTO domains (store_id, domain, status, is_primary, next_check_at)
     SELECT id, 'shop.example', 'verified', true, now() + interval '1 day' FROM stores WHERE store_domain = $1`,
    [other],
  )
  await database.close()
  while ((await allowed('shop.example')).status !== 200) await wait(100)
  const page = { url: `${server.origin}/`, pid, dataDir: product.dataDir }
  const { ours, limit, ratio, cpuRatio } = await compare(
    { ...page, name: 'cached page by its own domain', host: 'shop.example' },
    { ...page, name: 'cached page by a subdomain', host: subdomain },
  )
  for (const { name, requestsPerSecond } of [limit, ours])
    say(`${name.padEnd(32)}${Math.round(requestsPerSecond)} requests/s`)
  say(`  ratio ${ratio.toFixed(2)} (limit ≥ 0.98), in processor time ${cpuRatio.toFixed(2)}`)
} finally {
  await server.stop()
  await product.remove()
}

async function visitEach(hostAt: (at: number) => string) {
  for (let at = 1; at <= count; at += 1)
    await fetchFrom(`${server.origin}/robots.txt`, hostAt(at), 'gzip')
  await wait(2000)
}

/** Half of the names are those of a scan. */
async function reportHandshakes() {
  const times = await sendHandshakes((at) =>
    at % 2 === 1
      ? { name: `n${at}.scan.example`, status: 403 }
      : { name: `copy-${(at % count) + 1}.example`, status: 200 },
  )
  const sorted = times.toSorted((one, two) => one - two)
  const [p50, p99] = [0.5, 0.99].map((part) => sorted[Math.floor(sorted.length * part)] ?? 0)
  say(
    `tls-allowed at ${perSecond}/s with ${count} domains, half of the names unknown: ` +
      `p50 ${p50!.toFixed(2)} ms, p99 ${p99!.toFixed(2)} ms (limit ≤ 2)`,
  )
}

/** @returns milliseconds from the moment when each request was due */
async function sendHandshakes(requestAt: (at: number) => { name: string; status: number }) {
  const times: number[] = []
  const started = performance.now()
  const requests: Promise<void>[] = []
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = started + (at * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const sent = Math.min(due, performance.now())
    const { name, status } = requestAt(at)
    const response = allowed(name).then((answer) => {
      if (answer.status !== status) throw new Error(`${name}: ${answer.status}`)
      times.push(performance.now() - sent)
    })
    requests.push(response)
  }
  await Promise.all(requests)
  return times
}

function allowed(name: string) {
  const path = `/internal/tls-allowed?domain=${name}`
  return new Promise<{ status: number | undefined }>((resolve, reject) => {
    get({ host: '127.0.0.1', port: internalPort, path, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode }))
    }).on('error', reject)
  })
}

async function aFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
