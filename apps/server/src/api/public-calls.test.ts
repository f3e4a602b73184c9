import { newId } from '@vitrine/db/new-id.ts'
import { beforeAll, expect, test } from 'vitest'
import { mainHost } from '../access-matrix/actors.ts'
import { ask } from '../access-matrix/ask.ts'
import { buildInput } from '../access-matrix/build-input.ts'
import { declaredCalls } from '../access-matrix/calls.ts'
import { fixturesOf } from '../access-matrix/fixtures.ts'
import { aMarkedStore, type MarkedStore } from '../access-matrix/marked-store.ts'
import { createApp } from '../app.ts'
import { CookieJar } from '../testing/cookie-jar.ts'
import { startShop } from '../testing/start-shop.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { type LimitedWork, limits } from '../platform/limits/limits.ts'

const limitsOf: Record<string, LimitedWork[]> = {
  'auth.signup': ['signUp'],
  'auth.login': ['signIn'],
  'auth.forgotPassword': ['forgotPassword'],
  'auth.resetPassword': ['accountLink'],
  'auth.verifyCode': ['verifyCode'],
  'auth.enterShop': ['accountLink'],
  'auth.emailLink': ['forgotPassword'],
  'auth.signInByLink': ['accountLink'],
  'auth.confirmEmailChange': ['accountLink'],
  'auth.verifyEmail': ['accountLink'],
  'passkeys.startSignIn': ['passkey'],
  'plans.list': [],
  'passkeys.signIn': ['passkey'],
  'passkeys.startSignUp': ['passkey'],
  'passkeys.signUp': ['signUp'],
  'store.domainExists': ['domainExists'],
  'store.checkStatus': [],
  'store.getStoreInfo': [],
  'page.getPageByDomain': [],
  'page.getPagesLinks': [],
  'page.getPageGlobalContent': [],
  'page.getHomepageSeo': [],
  'products.fetchProductByDomain': [],
  'products.fetchByStoreidSlug': [],
  'products.fetchProducts': [],
  'products.fetchProductsByCollection': [],
  'products.fetchCards': [],
  'articles.fetchArticle': [],
  'articles.fetchArticles': [],
  'menus.fetchMenu': [],
  'products.fetchListing': [],
  'products.fetchSearchedProducts': ['search'],
  'category.fetchCategories': [],
  'category.fetchCollection': [],
  'categories.getCategories': [],
  'checkout.quote': ['quote'],
  'checkout.placeOrder': ['placeOrder'],
  'checkout.payment': ['payment'],
  'checkout.order': ['shopperLink'],
  'checkout.config': [],
  'checkout.saleTerms': [],
  'checkout.paymentLink': ['shopperLink'],
  'checkout.payByLink': ['placeOrder'],
  'checkout.remember': ['rememberCheckout'],
  'checkout.forget': ['shopperLink'],
  'checkout.restore': ['shopperLink'],
  'checkout.stopReminders': ['shopperLink'],
  'email.sendContactEmail': ['contactMessage'],
  'email.sendForm': ['contactMessage'],
  'newsletter.subscribe': ['subscribe'],
  'newsletter.confirm': ['shopperLink'],
  'newsletter.unsubscribe': ['shopperLink'],
  'invitations.find': ['accountLink'],
  'invitations.signUp': ['accountLink'],
}

const publicCalls = declaredCalls.filter(({ rule }) => rule.access === 'public')
const shop = startShop()
let store: MarkedStore

beforeAll(async () => {
  store = await aMarkedStore(shop, 'tea')
})

function refusing(refused: LimitedWork): Limiter {
  const { limiter } = shop.services
  const waitFor = (work: LimitedWork) => (work === refused ? 60 : 0)
  return {
    ...limiter,
    take: async (work) => waitFor(work),
    takeEach: async (requests) => requests.map(({ work }) => ({ wait: waitFor(work), points: 0 })),
  }
}

test('every public call is in the table', () => {
  expect(Object.keys(limitsOf).toSorted()).toEqual(publicCalls.map(({ name }) => name).toSorted())
})

const rows = publicCalls.flatMap((call) =>
  ['publicCall' as const, ...(limitsOf[call.name] ?? [])].map((work) => ({ ...call, call, work })),
)

test.each(rows)('$name is refused past the limit of $work', async ({ call, rule, work }) => {
  const app = createApp({ ...shop.services, limiter: refusing(work) })
  const { names } = store
  const host = 'mainHostOnly' in rule ? mainHost : names.domain
  const actor = { label: 'stranger', host, cookies: new CookieJar(), base: store }
  const [fixture] = fixturesOf(call.name)

  const { status, body, text } = await ask(
    app,
    call,
    actor,
    buildInput(fixture!, names, names, 'all'),
  )

  expect({ status, body }).toMatchObject({ status: 429 })
  expect(text).toContain('"retry-after","60"')
})

test.each([
  ['GET', '/api/docs', 'apiDocument'],
  ['GET', '/api/openapi.json', 'apiDocument'],
  ['POST', `/webhooks/stripe/${newId()}`, 'paymentEvent'],
] as const)('%s %s is refused past the limit of %s', async (method, path, work) => {
  const app = createApp({ ...shop.services, limiter: refusing(work) })

  const answer = await app.request(`http://${mainHost}${path}`, { method })

  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
})

test('each limit counts the network of the client', () => {
  for (const work of new Set(rows.map((row) => row.work)))
    expect(limits[work].limits.some(({ by }) => by.includes('network'))).toBe(true)
})

test('a network is refused past its limit, and another one is answered', async () => {
  const path = '/api/store/domain-exists?storeDomain=tea'
  const from = '203.0.113.99'
  for (let tries = 0; tries < 120; tries += 1) await shop.fetch(path, { from })

  expect((await shop.fetch(path, { from })).status).toBe(429)
  expect((await shop.fetch(path, { from: '203.0.113.98' })).status).toBe(200)
})
