import { traverseContractProcedures } from '@orpc/server'
import type { CallMeta } from '@vitrine/contract/call/call.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { contract } from '@vitrine/contract/contract.ts'
import { refusals } from '@vitrine/contract/call/refusal.ts'
import * as fc from 'fast-check'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aDiscount } from '../testing/a-discount.ts'
import { aFile, greenPng, upload } from '../testing/an-image.ts'
import { aShopper } from '../testing/a-shopper.ts'
import { type InputSchema, inputsOf, type Known } from '../testing/hostile-input.ts'
import { type OwnedStore, startShop, type User } from '../testing/start-shop.ts'
import { startStripe } from '../testing/stripe/start-stripe.ts'

interface FuzzedCall {
  name: string
  method: string
  path: string
  meta: CallMeta
  schema: InputSchema
}

const runs = Number(process.env['FUZZ_RUNS'] ?? 6)
// Stripe keys are verified at Stripe; tests reach no outside network.
const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })
const calls = listCalls()
const upsetting = /^auth\.|^store\.(?:createStore|selectStore|updateDomain|deleteStore)$/

let store: OwnedStore
/** Reads change nothing, so they share these. */
let untouched: Known
const prototypeNames = Object.getOwnPropertyNames(Object.prototype)

beforeAll(async () => {
  store = await shop.aStore()
  untouched = await knownIn(store)
})

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototypeNames)
})

for (const { name, ...call } of calls) {
  test(`${name} answers whatever it is given`, { timeout: 60_000 }, async () => {
    const used = upsetting.test(name) ? await shop.aStore() : store
    const known = used === store && call.method === 'GET' ? untouched : await knownIn(used)
    const input = inputsOf(call.schema, { ...known, ...knownTo(name, known) })
    const asker = fc.constantFrom(undefined, used.owner)
    await fc.assert(
      fc.asyncProperty(input, asker, async (value, as) => {
        await requireAnswer(call, value, as, used)
      }),
      { numRuns: runs * (call.meta.access === 'public' ? 2 : 3) },
    )
  })
}

async function requireAnswer(
  { method, path }: Omit<FuzzedCall, 'name'>,
  input: unknown,
  as: User | undefined,
  { storeDomain }: OwnedStore,
) {
  const fields = isRecord(input) ? { ...input } : {}
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(textOf(value).toWellFormed().slice(0, 500)) || 'none'
  })
  const isQuery = method === 'GET'
  const { file, ...beside } = fields
  const isFileItself = path === '/imports' && method === 'POST'
  const query = isQuery || isFileItself ? `?${queryOf(isFileItself ? beside : fields)}` : ''
  const before = shop.logged.length
  const answer = await shop.fetch(`/api${filled}${query}`, {
    method,
    as,
    ...(as === undefined &&
      /^\/(?:checkout|email|newsletter)\b/.test(path) && { host: storeDomain }),
    ...(!isQuery && {
      rawBody: isFileItself ? textOf(file) : bodyOf(path, isRecord(input) ? fields : input),
    }),
    headers: {
      'idempotency-key': `tea ${before}`,
      ...(isFileItself && { 'content-type': 'text/csv' }),
    },
  })
  const errorLines = shop.logged.slice(before).filter((line) => line.includes('"error"'))
  expect(answer.status, errorLines.join('\n')).toBeLessThan(500)
  const beginning = files[path]
  if (beginning && answer.ok) {
    expect(await answer.text()).toMatch(beginning)
    return
  }
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  const body: unknown = await answer.json()
  if (answer.status < 400) return
  expect(body).toMatchObject({ error: expect.stringMatching(/\w/) })
  expect(Object.keys(refusals)).toContain((body as { code: string }).code)
}

function bodyOf(path: string, input: unknown) {
  if (path !== '/media' || !isRecord(input)) return JSON.stringify(input) ?? 'null'
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    form.append(name.toWellFormed(), value instanceof File ? value : textOf(value).toWellFormed())
  return form
}

function queryOf(fields: Record<string, unknown>) {
  const query = new URLSearchParams()
  const add = (name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null)
      query.append(name, textOf(value).slice(0, 2000))
    else
      for (const [key, inner] of Object.entries(value).slice(0, 20)) add(`${name}[${key}]`, inner)
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return query.toString()
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const letter = {
  name: 'Ada',
  customerEmail: 'ada@example.com',
  subject: 'Sencha',
  message: 'Is it fresh?',
}

async function knownIn(of: OwnedStore): Promise<Known> {
  const { storeId, storeDomain, owner } = of
  const list = async (path: string) =>
    (await shop.call<{ id: string; slug: string }[]>('GET', path, { as: owner, body: { storeId } }))
      .body
  const product = await shop.aProduct(of, { stock: 20 })
  await shop.call('POST', '/api/category/add-category', {
    as: owner,
    body: { storeId, name: 'Green tea' },
  })
  const bought = await aShopper(shop, of).buy([{ product, quantity: 1 }])
  const [pages, categories] = [
    await list('/api/page/get-pages-by-store-id'),
    await list('/api/category/fetch-categories'),
  ]
  const { body: orders } = await shop.call<{ content: { id: string }[] }>('GET', '/api/orders', {
    as: owner,
    body: { storeId },
  })
  const sent = { host: storeDomain, body: { storeId, ...letter } }
  await shop.call('POST', '/api/email/send-contact-email', sent)
  const asked = { host: storeDomain, body: { storeId, email: letter.customerEmail } }
  await shop.call('POST', '/api/newsletter/subscribe', asked)
  const rows = async (path: string) =>
    (
      await shop.call<{ content: { id: string }[] }>('GET', path, {
        as: owner,
        body: { storeId },
      })
    ).body.content
  const lines = [{ productId: product.id, variationId: null, quantity: 1 }]
  const { body: quote } = await shop.quote(of, [{ product, quantity: 1 }])
  const { body: discount } = await shop.call<{ id: string }>('POST', '/api/discounts', {
    as: owner,
    body: { storeId, ...aDiscount({ code: null }) },
  })
  return {
    page: idsOf(pages),
    discounts: idsOf([discount]),
    revision: [0, 1],
    code: [null, `CODE-${storeId.slice(-6)}`],
    discountCode: [`CODE-${storeId.slice(-6)}`],
    startsAt: [null, '2026-01-01T00:00:00Z'],
    endsAt: [null, '2099-01-01T00:00:00Z'],
    products: [product.id],
    category: idsOf(categories),
    orders: idsOf(orders.content),
    media: [(await upload(shop, of)).body.id],
    file: [
      aFile(greenPng),
      aFile(greenPng.subarray(0, 60), '\u0000/../a b.png'),
      aFile(Buffer.of()),
    ],
    messages: idsOf(await rows('/api/messages')),
    subscribers: idsOf(await rows('/api/subscribers')),
    placeable: [lines],
    price: [12.5, 0, 0.015],
    discountPrice: [null, 0, 5],
    categoryId: idsOf(categories),
    parentId: [null, ...idsOf(categories)],
    shippingRateId: [(quote as Quote).shippingRateId],
    quoteHash: [(quote as Quote).quoteHash],
    storeId: [storeId],
    domain: [storeDomain],
    storeDomain: [storeDomain],
    userId: [owner.userId],
    token: [bought.body.token],
    productId: [product.id],
    productSlug: [product.slug],
    pageId: idsOf(pages),
    variationId: [null],
    paymentMethod: ['cod'],
    email: ['ada@example.com', owner.email],
    confirmName: [of.name],
    country: ['DE', 'GB', 'ZZ'],
    currency: ['EUR', 'JPY', 'XXX'],
  }
}

const files: Record<string, RegExp> = {
  '/products/export': /^\uFEFF?(?:Slug|Handle),/,
  '/orders/export': /^\uFEFF?Name,/,
  '/activity/export': /^\uFEFF?At,/,
  '/analytics/export-sales-report': /^\uFEFF?[A-Z][a-z]+,Orders,/,
  '/orders/documents': /^(?:<!doctype html>|%PDF-)/,
}

const filesOfProducts = [
  'Name,Price\nSencha,12.50\n',
  'Slug;Price;Stock\nsencha-100-g;"3,5";7\n',
  'Name,Price,Options,Variation\nBancha,5,"Size (buttons): S; M",\n,,,Size: S\n',
  'Handle,Title\n"cut',
  '\u0000\ufeff"=1+1',
]

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}

function knownTo(name: string, known: Known): Known {
  if (name === 'imports.upload') return { file: filesOfProducts }
  const id = known[name.split('.')[0] ?? '']
  const lines = name === 'checkout.placeOrder' ? known['placeable'] : undefined
  return { ...(id && { id }), ...(lines && { lines }) }
}

/** Orders reads first and deletes last, so that as much as possible exists meanwhile. */
function listCalls(): FuzzedCall[] {
  const found: FuzzedCall[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: declared, path }) => {
    const { route, meta, inputSchema } = declared['~orpc']
    if (!inputSchema) return
    const whole = z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' })
    const { body } = (whole.properties ?? {}) as { body?: InputSchema }
    const isDetailed = route.inputStructure === 'detailed' && body !== undefined
    const schema = isDetailed ? body : (whole as InputSchema)
    const name = path.join('.')
    found.push({ name, method: route.method!, path: route.path!, meta: meta as CallMeta, schema })
  })
  const order = ['GET', 'POST', 'PUT', 'DELETE']
  return found.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
}
