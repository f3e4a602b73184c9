import { setTimeout as wait } from 'node:timers/promises'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openAnotherShop, openShop, type Owner } from '@vitrine/harness/owner.ts'
import { Product } from '@vitrine/harness/product.ts'
import type { Report } from '../report.ts'
import { waitUntil } from '../wait-until.ts'
import { Varnish } from './varnish.ts'
import { visitThrough } from './visit-through.ts'

const products = 40
const views = 4000
const edits = 30

interface Stage {
  varnish: Varnish
  /** Answers Varnish. */
  server: Product
  /** Changes shops beside it. */
  other: Product
  shop: Owner
  paths: string[]
}

/** Varnish keeps the pages of two processes on one database. */
export async function pagesInFront(report: Report): Promise<void> {
  report.heading('A cache in front of two processes')
  const varnish = await Varnish.prepare()
  const server = await Product.prepare({ CDN_PURGE_URL: `${varnish.origin}/purge` })
  const other = server.beside()
  try {
    await server.start()
    await other.start()
    await varnish.start(server.origin)
    const shop = await openShop(server.origin)
    const stage = { varnish, server, other, shop, paths: await fillShop(server, shop) }
    await report.journey('of page views, one in ten or fewer reaches Vitrine', () => hits(stage))
    await report.journey('an edit by the other process shows within a second', () => edited(stage))
    await report.journey('nothing of one shopper, and no closed shop, is kept', () => kept(stage))
    await report.journey('nobody else can empty the cache', () => purgedByOthers(stage))
    await report.journey('edits while Varnish is down show once it is back', () => downed(stage))
  } finally {
    await varnish.remove()
    await other.stop()
    await server.remove()
  }
}

async function fillShop({ origin }: Product, { storeId, headers }: Owner): Promise<string[]> {
  const paths = ['/', '/shop']
  for (let n = 1; n <= products; n += 1) {
    const values = { storeId, name: `Tea ${n}`, price: n }
    await requireDone(`${origin}/api/products/add-product`, values, headers)
    paths.push(`/product/tea-${n}`)
  }
  return paths
}

async function hits({ varnish, shop, paths }: Stage): Promise<string> {
  let missed = 0
  for (let n = 0; n < views; n += 1) {
    // Half of the visits lead to the first tenth of the pages.
    const among = n % 2 ? paths.length : Math.ceil(paths.length / 10)
    const path = paths[Math.floor(Math.random() * among)]!
    const from = n % 7 ? '' : `?utm_source=post-${n}`
    const { status, isHit } = await visitThrough(varnish.origin, shop.storeDomain, path + from)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    if (!isHit) missed += 1
  }
  const share = (100 * (views - missed)) / views
  const detail = `${share.toFixed(1)} % of ${views} views of ${paths.length} pages never reached it`
  if (share < 90) throw new Error(detail)
  return detail
}

async function edited(stage: Stage): Promise<string> {
  let worst = 0
  for (let n = 1; n <= edits; n += 1) worst = Math.max(worst, await timeOfEdit(stage, `Edit ${n}.`))
  const detail = `worst of ${edits}: ${Math.round(worst)} ms`
  if (worst > 1000) throw new Error(detail)
  return detail
}

/** @returns milliseconds until everyone sees it */
async function timeOfEdit(stage: Stage, name: string): Promise<number> {
  const { varnish, shop } = stage
  await visitThrough(varnish.origin, shop.storeDomain, '/shop')
  await addProduct(stage, name)
  const started = performance.now()
  await waitUntil(name, () => shows(stage, name), { seconds: 10, everyMs: 5 })
  return performance.now() - started
}

async function addProduct({ other, shop }: Stage, name: string): Promise<void> {
  const values = { storeId: shop.storeId, name, price: 9 }
  await requireDone(`${other.origin}/api/products/add-product`, values, shop.headers)
}

async function shows({ varnish, shop }: Stage, name: string): Promise<boolean> {
  const { html } = await visitThrough(varnish.origin, shop.storeDomain, '/shop')
  return html.includes(name)
}

async function kept({ varnish, server, shop }: Stage): Promise<string> {
  const paths = ['/checkout/success', '/api/store/get-store-info', '/page/nothing']
  const closed = await openAnotherShop(server.origin, shop, { name: 'Closed House' })
  await requireDone(
    `${server.origin}/api/store/close-store`,
    { storeId: closed.storeId },
    closed.headers,
  )
  const asked = [
    ...paths.map((path) => [shop.storeDomain, path] as const),
    [closed.storeDomain, '/'] as const,
  ]
  for (const [host, path] of asked)
    for (let turn = 0; turn < 3; turn += 1) {
      const { isHit, cacheControl } = await visitThrough(varnish.origin, host, path)
      if (isHit) throw new Error(`${host}${path} came from the cache (${cacheControl})`)
    }
  return `${asked.length} addresses, three times each`
}

async function purgedByOthers({ varnish, shop }: Stage): Promise<string> {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${varnish.origin}/purge`, { method: 'POST', headers })).status
  const tag = { 'surrogate-key': `store-${shop.storeId}` }
  const statuses = [
    await ask({ ...tag, 'x-forwarded-for': '203.0.113.9' }),
    await ask({ 'surrogate-key': '.*' }),
  ]
  if (statuses.join() !== '403,400') throw new Error(`answered ${statuses.join()}`)
  return 'through the proxy 403, of everything 400'
}

async function downed(stage: Stage): Promise<string> {
  const { varnish, server } = stage
  await varnish.stop()
  await addProduct(stage, 'While it was down.')
  await wait(3000)
  await varnish.start(server.origin)
  const started = performance.now()
  await waitUntil('the edit', () => shows(stage, 'While it was down.'), { seconds: 10 })
  const shown = performance.now() - started
  const worst = await timeOfEdit(stage, 'After it was down.')
  return `after ${Math.round(shown)} ms, and the next edit after ${Math.round(worst)} ms`
}
