import type { ApiKey, NewApiKey } from '@vitrine/contract/account/api-keys.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { coversScope, type Scope, scopes } from '@vitrine/contract/call/scope.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { onServer } from '@vitrine/db/testing/server.ts'
import { declaredCalls } from '../../access-matrix/calls.ts'
import { aKey } from '../../testing/a-key.ts'
import { aFile, greenPng } from '../../testing/an-image.ts'
import { anOrder } from '../../testing/an-order.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { limits } from '../../platform/limits/limits.ts'

const shop = startShop()

const till = { name: 'Till', scopes: ['orders:read'] satisfies Scope[] as Scope[] }

function create({ storeId, owner }: OwnedStore, values: object = {}) {
  const body = { storeId, ...till, ...values }
  return shop.call<NewApiKey & RefusalBody>('POST', '/api/api-keys', { as: owner, body })
}

async function list({ storeId, owner }: OwnedStore) {
  return (await shop.call<ApiKey[]>('GET', '/api/api-keys', { as: owner, body: { storeId } })).body
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

function ask<Body = RefusalBody>(key: string, path: string, body: object, method = 'GET') {
  return shop.call<Body & RefusalBody>(method, path, { body, headers: bearer(key) })
}

const orders = ({ storeId }: OwnedStore) => ['/api/orders', { storeId }] as const

test('an owner makes a key, sees it once, and a program reads the orders with it', async () => {
  const { store, order } = await anOrder(shop)

  const { status, body } = await create(store)

  expect({ status, name: body.name, scopes: body.scopes }).toEqual({ status: 201, ...till })
  expect(body.key).toMatch(/^vit_live_[\w-]{65}$/)
  const { key, ...shown } = body
  expect(shown.lastFour).toBe(key.slice(-4))
  expect(await list(store)).toEqual([shown])
  const read = await ask<{ content: object[] }>(key, ...orders(store))
  expect(read).toMatchObject({ status: 200, body: { content: [{ id: order.id }] } })
})

test('the database keeps a hash of the key, and the key nowhere', async () => {
  const store = await shop.aStore()
  const { key } = (await create(store)).body

  const stored = await onServer(
    inject('databaseUrl'),
    `SELECT t::text AS row FROM api_keys t WHERE store_id = '${store.storeId}'`,
  )

  expect(stored.rows).toHaveLength(1)
  expect(JSON.stringify(stored.rows)).not.toContain(key.slice(31))
  expect(shop.logged.join()).not.toContain(key)
})

test('what a key does is done in the name of its maker', async () => {
  const { store, order } = await anOrder(shop)
  const { key } = await aKey(shop, store, ['orders:write'])

  const noted = await ask(key, `/api/orders/${order.id}/notes`, { text: 'Packed.' }, 'POST')

  expect(noted).toMatchObject({
    status: 200,
    body: { events: [{ kind: 'note', actor: { kind: 'owner', name: 'Mei Lin' } }, {}] },
  })
})

test('a key reaches its own store alone', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const { order } = await anOrder(shop)
  const { key } = await aKey(shop, store, scopes)

  expect(await ask(key, ...orders(store))).toMatchObject({ status: 200 })
  expect(await ask(key, ...orders(neighbour))).toMatchObject({ status: 404 })
  expect(await ask(key, `/api/orders/${order.id}`, {})).toMatchObject({ status: 404 })
})

test('a key works on the main host only, and goes before a session', async () => {
  const store = await shop.aStore()
  const { key } = await aKey(shop, store, ['orders:read'])
  const [path, body] = orders(store)
  const headers = bearer(key)

  const onShop = await shop.call('GET', path, { body, headers, host: store.storeDomain })
  expect(onShop).toMatchObject({ status: 404 })
  const both = { as: store.owner, headers, body: { storeId: store.storeId } }
  expect(await shop.call('GET', '/api/payments', both)).toMatchObject({ status: 403 })
})

test.each([
  [
    'revoked',
    async (store: OwnedStore, { id }: ApiKey) => {
      await shop.call('DELETE', `/api/api-keys/${id}`, { as: store.owner })
    },
  ],
  ['expired', async () => shop.clock.pass(61)],
  [
    'of someone who left the store',
    async (store: OwnedStore) => {
      await inPlatform(shop.services.db, (tx) =>
        tx.delete(storeMembers).where(eq(storeMembers.storeId, store.storeId)),
      )
    },
  ],
])('a key that is %s opens nothing from then on', async (_, end) => {
  const store = await shop.aStore()
  const expiresAt = new Date(shop.clock.now().getTime() + 3_600_000).toISOString()
  const { body } = await create(store, { expiresAt })
  expect(await ask(body.key, ...orders(store))).toMatchObject({ status: 200 })

  await end(store, body)

  const refused = await ask(body.key, ...orders(store))
  expect(refused).toMatchObject({ status: 401, body: { code: 'key_not_valid' } })
})

test.each([
  '',
  'vit_live_',
  `vit_live_${'A'.repeat(65)}`,
  'a.jwt.of-someone',
  '%00',
  'x'.repeat(4000),
])('what is no key is refused: %s', async (text) => {
  const store = await shop.aStore()
  const refused = await ask(text, ...orders(store))
  expect(refused.status).toBe(401)
  expect(refused.body.code).toMatch(/key_not_valid|not_signed_in/)
})

test('another store’s id in a key opens no store', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const [own, foreign] = [await aKey(shop, store, scopes), await aKey(shop, neighbour, scopes)]
  const forged = foreign.key.slice(0, 31) + own.key.slice(31)

  expect(await ask(forged, ...orders(neighbour))).toMatchObject({ status: 401 })
})

test('an owner sees when a key was used last, to the minute', async () => {
  const store = await shop.aStore()
  const { key } = await aKey(shop, store, ['orders:read'])
  const lastUse = async () => Date.parse((await list(store))[0]?.lastUsedAt ?? '')
  expect(await lastUse()).toBeNaN()

  await ask(key, ...orders(store))
  const first = await lastUse()
  expect(first).toBeCloseTo(shop.clock.now().getTime(), -4)
  await ask(key, ...orders(store))
  expect(await lastUse()).toBe(first)
  shop.clock.pass(2)
  await ask(key, ...orders(store))
  expect(await lastUse()).toBeGreaterThan(first)
})

test('a key that asks too often waits, and others do not', async () => {
  const store = await shop.aStore()
  const [busy, calm] = [await aKey(shop, store, []), await aKey(shop, store, ['orders:read'])]
  for (let call = 0; call < limits.apiKey.limits[0]!.max; call++)
    await ask(busy.key, ...orders(store))

  const refused = await ask(busy.key, ...orders(store))

  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await ask(calm.key, ...orders(store))).toMatchObject({ status: 200 })
  shop.clock.pass(1)
  expect(await ask(busy.key, ...orders(store))).toMatchObject({ status: 403 })
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no scope', { scopes: [] }, 'scopes'],
  ['a scope that is none', { scopes: ['orders:burn'] }, 'scopes.0'],
  ['a time that is over', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ['a time that is none', { expiresAt: 'tomorrow' }, 'expiresAt'],
])('%s is refused with its place', async (_, values, path) => {
  const store = await shop.aStore()
  const { status, body } = await create(store, values)
  expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path })
  expect(await list(store)).toEqual([])
})

test('a store has 50 keys at most, however many are made at once', async () => {
  const store = await shop.aStore()
  for (let count = 0; count < 48; count++) await aKey(shop, store, [])

  const made = await Promise.all(Array.from({ length: 5 }, () => create(store)))

  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 409, 409, 409,
  ])
})

test('no file is read for a key that may not send one', async () => {
  const store = await shop.aStore()
  const [none, media] = [await aKey(shop, store, []), await aKey(shop, store, ['media:write'])]
  const send = async ({ key }: { key: string }) => {
    const form = new FormData()
    form.append('storeId', store.storeId)
    form.append('file', aFile(greenPng, 'leaf.png'))
    return await shop.fetch('/api/media', { method: 'POST', rawBody: form, headers: bearer(key) })
  }

  expect((await send(none)).status).toBe(403)
  expect((await send(media)).status).toBe(201)
})

/**
 * Calls that could grant access, listen in, redirect money or delete the store: never open to keys.
 */
const forPeople =
  /^(?:apiKeys|webhooks)\.|^payments\.(?!get$)|^store\.(?:deleteStore|updateDomain)$/

test('no key creates keys, adds webhooks, changes payments or deletes the store', () => {
  const closed = declaredCalls.filter(({ name }) => forPeople.test(name))
  expect(closed.length).toBeGreaterThanOrEqual(16)
  expect(closed.filter(({ rule }) => rule.access === 'owner' && rule.scope)).toEqual([])
})

/** Each call has keys of its own, and no call with them ends the store. */
let sharedStore: Promise<OwnedStore>

beforeAll(() => {
  sharedStore = shop.aStore()
})

const ownerCalls = declaredCalls.filter(({ rule }) => rule.access !== 'public')

test.each(ownerCalls.map((call) => [call.name, call] as const))(
  '%s takes its scope and nothing less',
  async (_, { method, path, rule }) => {
    const store = await sharedStore
    const scope = rule.access === 'owner' ? rule.scope : undefined
    const others = scopes.filter((each) => !scope || !coversScope([each], scope))
    const bare = await aKey(shop, store, others)
    const url = path.replaceAll(/\{\w+\}/g, store.storeId)

    const refused = await ask(bare.key, `/api${url}`, { storeId: store.storeId }, method)

    expect(refused).toMatchObject({ status: 403, body: { code: 'scope_missing' } })
    if (!scope) return
    const { key } = await aKey(shop, store, [scope])
    const { status } = await shop.fetch(`/api${url}?storeId=${store.storeId}`, {
      method,
      headers: bearer(key),
    })
    expect([401, 403, 500]).not.toContain(status)
  },
)

test.each([true, false])(
  'a new password revokes the API keys only if its owner says so: revoked is %s',
  async (revokeApiKeys) => {
    const first = await shop.aStore()
    const second = await shop.aStore({ owner: first.owner })
    const partner = await shop.aUser()
    const own = [
      await aKey(shop, first, ['orders:read']),
      await aKey(shop, second, ['orders:read']),
    ]
    await inPlatform(shop.services.db, (tx) =>
      tx.insert(storeMembers).values({ storeId: first.storeId, userId: partner.userId }),
    )
    const others = await aKey(shop, { ...first, owner: partner }, ['orders:read'])
    const { email } = first.owner
    await shop.call('POST', '/api/auth/forgot-password', { body: { email } })
    const mail = (await shop.mailbox.mailsTo(email)).at(-1)
    const token = /#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]

    const body = { token, password: 'second flush of summer', revokeApiKeys }
    const reset = await shop.call('POST', '/api/auth/reset-password', { body })

    expect(reset.status).toBe(200)
    const status = revokeApiKeys ? 401 : 200
    expect((await ask(own[0]!.key, ...orders(first))).status).toBe(status)
    expect((await ask(own[1]!.key, ...orders(second))).status).toBe(status)
    expect((await ask(others.key, ...orders(first))).status).toBe(200)
  },
)
