import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '@vitrine/harness/ask.ts'
import { openAnotherShop, openShop, type Owner } from '@vitrine/harness/owner.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import type { Report } from '../report.ts'
import { visitThrough } from './visit-through.ts'

type Origins = readonly [string, string]

interface Stage {
  origins: Origins
  shop: Owner
  /** Ids of what was made, by a name. */
  ids: Record<string, string>
}

type Step = (stage: Stage) => Promise<string | void>

type Body = Record<string, unknown>

interface Listed<Row = Body> {
  content: Row[]
}

/** What owners and shoppers do most, one step after another, by two processes in turn. */
export async function walk(report: Report, origins: Origins): Promise<Owner | undefined> {
  let shop: Owner | undefined
  await report.journey('an owner signs up and opens a shop', async () => {
    shop = await openShop(origins[0])
  })
  if (!shop) return undefined
  const stage: Stage = { origins, shop, ids: {} }
  for (const [name, step] of Object.entries(steps)) await report.journey(name, () => step(stage))
  return shop
}

const steps: Record<string, Step> = {
  'its host shows the home page': async (stage) => {
    await seen(stage, '/', 'Tea House')
  },
  'a product': async (stage) => {
    const values = {
      name: 'Sencha 100 g',
      price: 12.5,
      trackStock: true,
      stock: 50,
      tags: ['green'],
    }
    stage.ids['sencha'] = await add(stage, '/products/add-product', values)
  },
  'a product with variations': async (stage) => {
    const attributeGroups = [
      { name: 'Size', type: 'select', values: [{ value: '50 g' }, { value: '100 g' }] },
    ]
    const variations = [
      { attributes: { Size: '50 g' }, price: 8, stock: 3 },
      { attributes: { Size: '100 g' }, price: 14, stock: 9 },
    ]
    const values = { name: 'Gyokuro', price: 8, trackStock: true, attributeGroups, variations }
    stage.ids['gyokuro'] = await add(stage, '/products/add-product', values)
  },
  'a category with a product': async (stage) => {
    stage.ids['teas'] = await add(stage, '/category/add-category', { name: 'Teas' })
    const categoryId = stage.ids['teas']
    const found = await read<Body>(stage, '/category/fetch-category', { categoryId })
    if (found['name'] !== 'Teas') throw new Error(JSON.stringify(found))
  },
  'a category with a rule, which finds its products': async (stage) => {
    const rule = { match: 'all', conditions: [{ field: 'price', is: 'atMost', value: 10 }] }
    stage.ids['cheap'] = await add(stage, '/category/add-category', { name: 'Cheap', rule })
    const categoryId = stage.ids['cheap']
    const { content } = await read<Listed>(stage, '/category/products', { categoryId })
    if (content.length !== 1) throw new Error(`${content.length} products`)
  },
  'another price and stock, with their history': async (stage) => {
    const id = stage.ids['sencha']
    await send(stage, 'PUT', '/products/quick-edit', { id, price: 9.5, stock: 40 })
    const path = `/products/${id}`
    const prices = await read<Listed>(stage, `${path}/price-history`, {})
    const moves = await read<Listed>(stage, `${path}/stock-movements`, {})
    if (prices.content.length !== 2 || moves.content.length !== 2)
      throw new Error(`${prices.content.length} prices, ${moves.content.length} movements`)
  },
  'the lists of products and categories': async (stage) => {
    const rows = await read<Listed>(stage, '/products/filtered-products', {})
    await read(stage, '/category/tree', {})
    if (rows.content.length !== 2) throw new Error(`${rows.content.length} rows`)
  },
  'a page of a product': async (stage) => {
    await seen(stage, '/product/sencha-100-g', 'Sencha 100 g')
  },
  'a page of a category': async (stage) => {
    await seen(stage, '/collection/cheap', 'Gyokuro')
  },
  'a search with a slip': async (stage) => {
    const found = await read<Listed>(stage, '/products/fetch-searched-products', {
      name: 'senhca',
    })
    if (found.content.length !== 1) throw new Error(`${found.content.length} found`)
  },
  'a search without a result is noted': async (stage) => {
    await read(stage, '/products/fetch-searched-products', { name: 'matchabowl' })
    await until('it is noted', async () => {
      const misses = await read<Listed>(stage, '/products/search-misses', {})
      return misses.content.length === 1
    })
  },
  'an order': async (stage) => {
    const order = await buyOne(stage, stage.ids['sencha']!)
    if (order.status !== 201 && order.status !== 200) throw new Error(said(order))
  },
  'eight shoppers for three pieces': async (stage) => {
    const id = await add(stage, '/products/add-product', {
      name: 'Last three',
      price: 5,
      trackStock: true,
      stock: 3,
    })
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyOne(stage, id)))
    const sold = answers.filter(({ status = 0 }) => status > 0 && status < 300).length
    const left = await read<{ stock: number }>(stage, `/products/fetch-product-by-id/${id}`, {})
    if (sold !== 3 || left.stock !== 0) throw new Error(`${sold} sold, ${left.stock} left`)
  },
  'the list of orders, numbered without a gap': async (stage) => {
    const { content } = await read<Listed<{ id: string; orderNumber: number }>>(
      stage,
      '/orders',
      {},
    )
    const numbers = content.map(({ orderNumber }) => orderNumber).toSorted((a, b) => a - b)
    stage.ids['order'] = content.at(-1)!.id
    if (numbers.join(' ') !== '1001 1002 1003 1004') throw new Error(numbers.join(' '))
  },
  'a payment and a fulfilment': async (stage) => {
    const path = `/orders/${stage.ids['order']}`
    const order = await read<{ total: number; lines: { id: string; quantity: number }[] }>(
      stage,
      path,
      {},
    )
    await send(stage, 'POST', `${path}/payments`, { amount: order.total })
    const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    await send(stage, 'POST', `${path}/fulfilments`, { lines })
  },
  'a note and a cancellation': async (stage) => {
    const { content } = await read<Listed<{ id: string }>>(stage, '/orders', {})
    const path = `/orders/${content[0]!.id}`
    await send(stage, 'POST', `${path}/notes`, { text: 'Called.' })
    await send(stage, 'POST', `${path}/cancellation`, { restock: true })
  },
  'a page, published': async (stage) => {
    const id = await add(stage, '/page/add-page', { name: 'Our garden' })
    await send(stage, 'PUT', '/page/update-page', {
      pageId: id,
      slug: 'garden',
      metaTitle: 'Herbs of ours',
    })
    await seen(stage, '/page/garden', 'Herbs of ours')
  },
  'another theme, which the next page shows': async (stage) => {
    const { theme } = await read<{ theme: Body }>(stage, '/store/get-theme', {})
    const accent = '#0a5c36'
    await send(stage, 'PUT', '/store/update-theme', { theme: { ...theme, accentColor: accent } })
    await seen(stage, '/', accent)
  },
  'a discount, and an order with it': async (stage) => {
    await add(stage, '/discounts', {
      title: 'Ten',
      code: 'TEN',
      offer: { kind: 'percent', percent: 10 },
      scope: { productIds: [], categoryIds: [] },
      enabled: true,
      startsAt: null,
      endsAt: null,
      minSubtotal: null,
      maxUses: 5,
      maxUsesPerCustomer: null,
    })
    const answer = await buyOne(stage, stage.ids['sencha']!, { discountCode: 'TEN' })
    if ((answer.status ?? 500) >= 300) throw new Error(said(answer))
  },
  'a webhook': async (stage) => {
    await add(stage, '/webhooks', {
      url: 'https://hooks.example/vitrine',
      events: ['order.created'],
    })
  },
  'a menu, delivery and taxes': async (stage) => {
    await send(stage, 'POST', '/menus', { name: 'Footer', entries: [] })
    await read(stage, '/shipping', {})
    await read(stage, '/taxes', {})
  },
  'reports of sales and visits': async (stage) => {
    const period = { from: '2026-01-01', to: '2026-12-31' }
    await read(stage, '/analytics/get-sales-report', period)
    await read(stage, '/analytics/get-visits-report', period)
    await read(stage, '/activity', {})
    await read(stage, '/customers', {})
  },
  'confirmations of orders leave': async (stage) => {
    await until('all are sent', async () => {
      const { content } = await read<Listed<{ kind: string; status: string }>>(stage, '/mails', {})
      const confirmations = content.filter(({ kind }) => kind === 'order_confirmation')
      return confirmations.length === 5 && confirmations.every(({ status }) => status === 'sent')
    })
  },
  'a deletion': async (stage) => {
    await send(stage, 'DELETE', `/products/delete/${stage.ids['gyokuro']}`, {})
    await send(stage, 'DELETE', `/category/delete/${stage.ids['teas']}`, {})
  },
  'a second shop': async (stage) => {
    const other = await openAnotherShop(stage.origins[1], stage.shop, { name: 'Second' })
    stage.ids['second'] = other.storeId
    await add({ ...stage, shop: other }, '/products/add-product', { name: 'Cup', price: 3 })
  },
  'one shop reads nothing of the other': async (stage) => {
    const { storeId } = stage.shop
    const shop = { ...stage.shop, storeId: stage.ids['second']! }
    const headers = { ...stage.shop.headers, 'vitrine-store': shop.storeId }
    const other = { ...stage, shop: { ...shop, headers } }
    const path = `/products/fetch-product-by-id/${stage.ids['sencha']}`
    const answer = await request(other, 'GET', path, {})
    if (answer.status !== 404) throw new Error(`${answer.status} from ${storeId}`)
  },
}

async function seen({ origins, shop }: Stage, path: string, words: string) {
  for (const origin of origins) {
    const { status, html } = await visitThrough(origin, shop.storeDomain, path)
    if (status !== 200 || !html.includes(words)) throw new Error(`${path} answered ${status}`)
  }
}

let turn = 0

/** Calls that name an entity know its shop, and refuse to be given one. */
const namesOne = /\/[0-9a-f-]{36}\b|update-page|category\/products|fetch-category$/

async function request({ origins, shop }: Stage, method: string, path: string, values: object) {
  const isRead = method === 'GET'
  const ofShop = namesOne.test(path) ? {} : { storeId: shop.storeId }
  const query = { ...ofShop, ...values } as Record<string, string>
  const address = `${origins[(turn += 1) % 2]}/api${path}${isRead ? `?${new URLSearchParams(query)}` : ''}`
  return await fetch(address, {
    method,
    headers: { ...shop.headers, ...(!isRead && { 'content-type': 'application/json' }) },
    ...(!isRead && { body: JSON.stringify(query) }),
  })
}

async function send<Answer>(stage: Stage, method: string, path: string, values: object) {
  const answer = await request(stage, method, path, values)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  return JSON.parse(text) as Answer
}

const read = async <Answer>(stage: Stage, path: string, values: object) =>
  await send<Answer>(stage, 'GET', path, values)

async function add(stage: Stage, path: string, values: object): Promise<string> {
  const { id } = await send<{ id: string }>(stage, 'POST', path, values)
  return id
}

export async function buyOne(
  { origins, shop }: Pick<Stage, 'origins' | 'shop'>,
  productId: string,
  more: object = {},
) {
  const cart = { storeId: shop.storeId, lines: [{ productId, quantity: 1 }], ...more }
  const origin = origins[(turn += 1) % 2]
  const quote = await ask<{ quoteHash: string }>(`${origin}/api/checkout/quote`, cart)
  if (quote.status !== 200) return quote
  const key = randomUUID()
  const contact = { email: `${key}@shopper.example` }
  const { quoteHash } = quote.body
  const order = { ...cart, contact, shippingAddress, paymentMethod: 'cod', quoteHash }
  return await ask(`${origin}/api/checkout/place-order`, order, { 'idempotency-key': key })
}

/** @returns its id */
export async function addProduct(origins: Origins, shop: Owner, name: string): Promise<string> {
  return await add({ origins, shop, ids: {} }, '/products/add-product', { name, price: 5 })
}

const said = ({ status, body }: { status: number | undefined; body: unknown }) =>
  `${status} ${JSON.stringify(body)}`

async function until(what: string, isSo: () => Promise<boolean>) {
  for (const deadline = Date.now() + 15_000; !(await isSo()); await wait(300))
    if (Date.now() > deadline) throw new Error(`Not within 15 s: ${what}`)
}
