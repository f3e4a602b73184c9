import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Product, ProductInput } from '@vitrine/contract/catalogue/product.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { refusals } from '@vitrine/contract/call/refusal.ts'
import type { Database } from '@vitrine/db/database.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { type App, createApp, type Sites } from '../app.ts'
import { createAuth } from '../identity/auth.ts'
import { createHosts } from '../platform/hosts.ts'
import { createOpenDns } from '../shop/domains/dns/dns.ts'
import { createFindExpected } from '../shop/domains/expected-records.ts'
import { createAccountMails, deliverAccountMail } from '../shop/account/account-mails.ts'
import {
  createProviderMessages,
  deliverProviderMessage,
} from '../provider/contact/provider-messages.ts'
import { createProviders } from '../sales/providers/providers.ts'
import { createVisitCounter } from '../audience/visits/visit-counter.ts'
import { createVisitCounts } from '../shop/seo/visit-counts.ts'
import { billingMailWork } from '../provider/billing/billing-mail-work.ts'
import { runDue } from '../platform/jobs/due-work.ts'
import { deliverBillingMail } from '../provider/billing/billing-mails.ts'
import { createStripeBilling } from '../provider/billing/stripe-billing.ts'
import { createVault } from '../platform/vault.ts'
import { createMediaLibrary } from '../content/media/media-library.ts'
import { readConfig } from '../platform/config.ts'
import { createLimiter } from '../platform/limits/limiter.ts'
import { createLog } from '../platform/log.ts'
import type { AllServices } from '../services.ts'
import { CookieJar } from './cookie-jar.ts'
import { TestImports } from './test-imports.ts'
import { TestClock } from './test-clock.ts'
import { quickHashing } from './quick-hashing.ts'
import { TestMailbox } from './test-mailbox.ts'
import { TestTimetable } from './test-timetable.ts'

export interface User {
  userId: string
  name: string
  email: string
  password: string
  cookies: CookieJar
}

export interface OwnedStore extends Store {
  owner: User
}

export interface Answer<Body = unknown> {
  status: number
  body: Body
  headers: Headers
}

interface Call {
  as?: User | undefined
  /** Default: `localhost`, the main host. */
  host?: string
  /** The JSON body; the query of a GET. */
  body?: object | undefined
  headers?: Record<string, string>
  /** The client's network address; without one, no per-network limits apply. */
  from?: string | undefined
}

export interface QuotedLine {
  product: Product
  quantity: number
  variationId?: string | null
}

export interface Shop {
  app: App
  services: AllServices
  clock: TestClock
  mailbox: TestMailbox
  logged: string[]
  publishDue(): Promise<void>
  runImports(): Promise<void>
  /** Requests as a browser does. `as` without a host uses the main host and the user's cookies. */
  fetch(
    path: string,
    init?: Call & { method?: string; rawBody?: string | FormData | Uint8Array<ArrayBuffer> },
  ): Promise<Response>
  /** Gives the user's password where a call needs it once more, as the dashboard does. */
  call<Body = unknown>(method: string, path: string, call?: Call): Promise<Answer<Body>>
  aUser(values?: Partial<Pick<User, 'name' | 'email' | 'password'>>): Promise<User>
  aStore(values?: AStore): Promise<OwnedStore>
  aProduct(store: OwnedStore, values?: Partial<ProductInput>): Promise<Product>
  quote(store: OwnedStore, lines: QuotedLine[], values?: object): Promise<Answer>
}

interface AStore {
  name?: string
  subdomain?: string
  currency?: string
  country?: string
  /** False leaves the new store closed to the public. */
  open?: boolean
  /** Creates a further store of an existing user, and selects it. */
  owner?: User
  /** Default: the owner's email address is confirmed. */
  isConfirmed?: boolean
}

/** Call once at the top of a test file; each test creates its own stores and users. */
export function startShop(
  sites: Sites = {},
  db: Database = openTestDatabase(),
  environment: Record<string, string> = {},
): Shop {
  const DATA_DIR = path.join(tmpdir(), 'vitrine-tests', newId())
  const config = readConfig({ DEMO: '0', DATA_DIR, OUTBOUND_LOOPBACK: '1', ...environment })
  afterAll(() => rm(config.dataDir, { recursive: true, force: true, maxRetries: 3 }))
  const clock = new TestClock()
  const now = () => clock.now()
  const logged: string[] = []
  const log = createLog({ json: true, write: (line) => logged.push(line) })
  const secret = 'a secret that only the tests know, and no one else'
  const auth = createAuth(db, config, secret, quickHashing)
  const mailbox = new TestMailbox()
  const timetable = new TestTimetable()
  const imports = new TestImports()
  const jobs = mailbox.jobs
  const services: AllServices = {
    config,
    db,
    hosts: createHosts(db, config),
    auth,
    // A secret per test file keeps the rate limits of test files apart.
    limiter: createLimiter({
      pool: db.pool,
      now,
      secret: newId(),
      factor: config.limitFactor,
      log,
    }),
    accountMails: createAccountMails(jobs),
    failedJobs: { listFailed: async () => [], retry: async () => {} },
    providerMessages: createProviderMessages(mailbox.providerJobs),
    billing: config.billing && {
      provider: createStripeBilling(config.billing, config.stripeApiUrl),
    },
    media: createMediaLibrary(config),
    publishJobs: timetable,
    articleJobs: timetable,
    importJobs: imports,
    providers: createProviders(config),
    visits: createVisitCounts({ db, log, now }),
    visitCounter: createVisitCounter({ db, log, now }),
    findExpected: createFindExpected(config, { openDns: createOpenDns(config), now }),
    vault: createVault('what seals the keys of the tests, and nothing else'),
    log,
    now,
  }
  const { transport } = mailbox
  mailbox.deliverMessagesWith((message) => deliverProviderMessage({ config, transport }, message))
  mailbox.deliverWith((mail) =>
    mail.kind === 'billing'
      ? deliverBillingMail({ config, transport }, mail)
      : deliverAccountMail({ db, config, now, auth, transport }, mail),
  )
  if (config.billing) mailbox.beforeDelivery(() => runDue(billingMailWork({ db, jobs }), services))
  const app = createApp(services, sites)
  const publishDue = () => timetable.runDue(db, now())
  const runImports = () => imports.run(services)
  return { app, services, clock, mailbox, logged, publishDue, runImports, ...driver(app, db) }
}

function driver(app: App, db: Database) {
  const fetch: Shop['fetch'] = async (path, { method = 'GET', ...call } = {}) => {
    const { as, host = 'localhost', headers = {}, rawBody, from } = call
    const isQuery = method === 'GET' && call.body !== undefined
    const body = rawBody ?? (call.body && !isQuery ? JSON.stringify(call.body) : undefined)
    const url = `http://${host}${path}${isQuery ? queryOf(call.body) : ''}`
    const request = {
      method,
      headers: {
        host,
        ...(as && { cookie: as.cookies.header, 'sec-fetch-site': 'same-origin' }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    }
    const incoming = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } }
    const answer = await app.request(url, request, incoming)
    if (host === 'localhost') as?.cookies.keep(answer)
    return answer
  }

  const call: Shop['call'] = async <Body>(
    method: string,
    path: string,
    options: Call = {},
  ): Promise<Answer<Body>> => {
    const answer = await fetch(path, { method, ...options })
    if (answer.status === refusals.proof_needed.status && options.as) {
      await prove(options.as)
      return await call(method, path, options)
    }
    const body = (await answer.json()) as Body
    return { status: answer.status, body, headers: answer.headers }
  }

  const prove = async (as: User) => {
    const rawBody = JSON.stringify({ password: as.password })
    const { ok } = await fetch('/api/profile/prove', { method: 'POST', as, rawBody })
    if (!ok) throw new Error('The password was not accepted as a proof.')
  }

  const expectDone = async <Body>(method: string, path: string, options: Call) => {
    const answer = await call<Body>(method, path, options)
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const aUser: Shop['aUser'] = async (values = {}) => {
    const user = {
      name: 'Mei Lin',
      email: `mei-${newId()}@tea.example`,
      password: 'oolong in the morning',
      cookies: new CookieJar(),
      ...values,
    }
    const { name, email, password } = user
    const body = { name, email, password }
    const as = { ...user, userId: '' }
    const { userId } = await expectDone<User>('POST', '/api/auth/signup', { as, body })
    return { ...user, userId }
  }

  const aStore: Shop['aStore'] = async (values = {}) => {
    const { owner, open = true, isConfirmed = true, ...given } = values
    const user = owner ?? (await aUser())
    if (isConfirmed)
      await db.platform.update(users).set({ emailVerified: true }).where(eq(users.id, user.userId))
    const subdomain = `tea-${newId()}`
    const body = { name: 'Tea House', subdomain, currency: 'EUR', country: 'DE', ...given }
    const made = await expectDone<Store>('POST', '/api/store/create-store', { as: user, body })
    const { storeId } = made
    const store = open
      ? await expectDone<Store>('POST', '/api/store/open-store', { as: user, body: { storeId } })
      : made
    return { ...store, owner: user }
  }

  const aProduct: Shop['aProduct'] = async ({ storeId, owner }, values = {}) => {
    const body = { storeId, name: 'Sencha 100 g', price: 12.5, ...values }
    if (values.stock !== undefined) body.trackStock ??= true
    return await expectDone<Product>('POST', '/api/products/add-product', { as: owner, body })
  }

  const quote: Shop['quote'] = ({ storeId, storeDomain }, lines, values = {}) =>
    call('POST', '/api/checkout/quote', {
      host: storeDomain,
      body: { storeId, lines: lines.map(asLine), ...values },
    })

  return { fetch, call, aUser, aStore, aProduct, quote }
}

function asLine({ product, quantity, variationId = null }: QuotedLine) {
  return { productId: product.id, variationId, quantity }
}

function queryOf(fields: object | undefined) {
  const query = new URLSearchParams(
    Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)] as [string, string]),
  )
  return `?${query.toString()}`
}
