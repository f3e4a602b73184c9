import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { StoreOfMember, Store } from '@vitrine/contract/shop/store.ts'
import { type OwnedStore, startShop, type User } from '../../testing/start-shop.ts'

const shop = startShop()

test('a new store answers on its own host at once, with its first pages', async () => {
  const { storeId, storeDomain } = await shop.aStore({ name: 'Tea House' })

  const info = await shop.call('GET', '/api/store/get-store-info', {
    host: storeDomain,
    body: { domain: storeDomain },
  })
  const links = await shop.call('GET', '/api/page/get-pages-links', {
    host: storeDomain,
    body: { storeId },
  })

  expect(info).toMatchObject({ status: 200, body: { storeId, name: 'Tea House' } })
  expect(links.body).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ slug: 'home' })]),
  )
})

test('a taken subdomain is refused, and nothing is created', async () => {
  const { storeDomain } = await shop.aStore()
  const user = await shop.aUser()
  const body = { name: 'Copy', subdomain: storeDomain.split('.')[0] }

  const refused = await shop.call('POST', '/api/store/create-store', { as: user, body })

  expect(refused).toMatchObject({ status: 409, body: { code: 'subdomain_taken' } })
  const { userId } = user
  const stores = await shop.call('GET', '/api/store/find-stores', { as: user, body: { userId } })
  expect(stores.body).toEqual([])
})

test('stores of one name get addresses of their own', async () => {
  const [one, two] = [await shop.aUser(), await shop.aUser()]
  const body = { name: `Kiosk ${one.userId.slice(-8)}` }

  const first = await shop.call<Store>('POST', '/api/store/create-store', { as: one, body })
  const second = await shop.call<Store>('POST', '/api/store/create-store', { as: two, body })

  expect(second.body.storeDomain).toBe(first.body.storeDomain.replace('.', '-2.'))
})

test.each([
  ['a reserved subdomain', { subdomain: 'admin' }, 409, 'subdomain_reserved'],
  ['an unknown currency', { currency: 'XXX' }, 400, 'invalid_input'],
  ['an unknown country', { country: 'ZZ' }, 400, 'invalid_input'],
  ['an unknown field', { status: 'live' }, 400, 'invalid_input'],
])('%s is refused', async (_, values, status, code) => {
  const user = await shop.aUser()
  const body = { name: 'Tea House', ...values }
  expect(await shop.call('POST', '/api/store/create-store', { as: user, body })).toMatchObject({
    status,
    body: { code },
  })
})

test('a change of the name shows on the very next answer', async () => {
  const { storeId, storeDomain, owner } = await shop.aStore()
  const info = () =>
    shop.call('GET', '/api/store/get-store-info', {
      host: storeDomain,
      body: { domain: storeDomain },
    })
  await info()

  const body = { storeId, name: 'Leaf and Water' }
  await shop.call('PUT', '/api/store/update-store-general-details', { as: owner, body })

  expect(await info()).toMatchObject({ body: { name: 'Leaf and Water' } })
})

const moveTo = ({ storeId, owner }: OwnedStore, domain: string) =>
  shop.call<RefusalBody>('PUT', '/api/store/update-domain', {
    as: owner,
    body: { storeId, domain },
  })

test('a subdomain that was left leads to the new one, page by page', async () => {
  const store = await shop.aStore()
  const moved = `moved-${store.storeId}.localhost`
  await moveTo(store, moved)

  const page = await shop.fetch('/product/sencha?ref=mail', { host: store.storeDomain })
  expect(page.status).toBe(301)
  expect(page.headers.get('location')).toBe(`http://${moved}:3000/product/sencha?ref=mail`)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect((await shop.fetch('/', { method: 'POST', host: store.storeDomain })).status).toBe(404)
  const again = `again-${store.storeId}.localhost`
  await moveTo(store, again)
  for (const host of [store.storeDomain, moved])
    expect((await shop.fetch('/', { host })).headers.get('location')).toBe(`http://${again}:3000/`)

  expect(await moveTo(store, store.storeDomain)).toMatchObject({ status: 200 })
  expect(await shop.services.hosts.resolve(store.storeDomain)).toMatchObject({ kind: 'store' })
  expect(await shop.services.hosts.resolve(again)).toEqual({
    kind: 'unknown',
    movedTo: store.storeDomain,
  })
})

test("a subdomain that was left is the former owner's alone for 30 days", async () => {
  const store = await shop.aStore()
  const { storeDomain, owner } = store
  const [subdomain = ''] = storeDomain.split('.')
  const stranger = await shop.aStore()
  const create = (as: User) =>
    shop.call<RefusalBody>('POST', '/api/store/create-store', {
      as,
      body: { name: 'Copy', subdomain },
    })
  await moveTo(store, `moved-${store.storeId}.localhost`)
  const refused = { status: 409, body: { code: 'subdomain_kept' } }

  expect(await moveTo(stranger, storeDomain)).toMatchObject(refused)
  expect(await create(stranger.owner)).toMatchObject(refused)
  const free = { body: { storeDomain } }
  expect((await shop.call('GET', '/api/store/domain-exists', free)).body).toEqual({ exists: true })

  shop.clock.pass(30 * 24 * 60)
  expect(await moveTo(stranger, storeDomain)).toMatchObject({ status: 200 })
  expect(await shop.services.hosts.resolve(storeDomain)).toMatchObject({
    kind: 'store',
    store: { storeId: stranger.storeId },
  })
  await moveTo(stranger, `back-${store.storeId}.localhost`)
  expect(await create(owner)).toMatchObject(refused)
  expect(await create(stranger.owner)).toMatchObject({ status: 201, body: { storeDomain } })
  expect(await shop.services.hosts.resolve(storeDomain)).toMatchObject({ kind: 'store' })
})

test('of those who wait for a name that is being left, none gets it', async () => {
  const [store, ...strangers] = await Promise.all(Array.from({ length: 5 }, () => shop.aStore()))
  const answers = await Promise.all([
    moveTo(store!, `gone-${store!.storeId}.localhost`),
    ...strangers.map((stranger) => moveTo(stranger, store!.storeDomain)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 409, 409])
})

test('a shop that keeps moving holds ten names at most, and finds back', async () => {
  const store = await shop.aStore()
  const name = (count: number) => `n${count}-${store.storeId}.localhost`
  for (let count = 0; count < 10; count += 1)
    expect((await moveTo(store, name(count))).status).toBe(200)
  expect(await moveTo(store, name(10))).toMatchObject({
    status: 409,
    body: { code: 'too_many_moves' },
  })
  expect(await moveTo(store, store.storeDomain)).toMatchObject({ status: 200 })
})

test('a moved subdomain leaves the old host behind', async () => {
  const { storeId, storeDomain, owner } = await shop.aStore()
  const moved = `moved-${storeId}.localhost`
  const at = (host: string) =>
    shop.call('GET', '/api/store/get-store-info', { host, body: { domain: host } })
  await at(storeDomain)

  const body = { storeId, domain: moved }
  const status = await shop.call('PUT', '/api/store/update-domain', { as: owner, body })

  expect(status).toMatchObject({ status: 200, body: { storeDomain: moved } })
  expect((await at(moved)).status).toBe(200)
  expect((await at(storeDomain)).status).toBe(404)
})

test('of many who move to one subdomain at the same moment, one gets it and the others are refused', async () => {
  const stores = await Promise.all(Array.from({ length: 5 }, () => shop.aStore()))
  const domain = `wanted-${stores[0]!.storeId}.localhost`

  const answers = await Promise.all(
    stores.map(({ storeId, owner }) =>
      shop.call<RefusalBody>('PUT', '/api/store/update-domain', {
        as: owner,
        body: { storeId, domain },
      }),
    ),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'subdomain_taken')).toHaveLength(4)
})

test('a custom domain waits for its proof and answers nothing before', async () => {
  const { storeId, owner } = await shop.aStore()
  const domain = `tea-${storeId}.example`

  const added = await shop.call('PUT', '/api/store/update-domain', {
    as: owner,
    body: { storeId, domain: domain.toUpperCase() },
  })

  expect(added).toMatchObject({
    status: 200,
    body: { domains: [{ primary: true }, { domain, status: 'verifying', primary: false }] },
  })
  expect((await shop.fetch('/', { host: domain })).status).toBe(404)
})

test('a claim keeps nobody out, and a proof does', async () => {
  const [squatter, rightful] = [await shop.aStore(), await shop.aStore()]
  const domain = `rightful-${rightful.storeId}.example`
  expect(await moveTo(squatter, domain)).toMatchObject({ status: 200 })
  expect(await moveTo(rightful, domain)).toMatchObject({
    status: 200,
    body: { domains: [{ primary: true }, { domain, status: 'verifying' }] },
  })

  await shop.services.db.platform.execute(sql`UPDATE domains SET status = 'verified'
    WHERE domain = ${domain} AND store_id = ${rightful.storeId}`)

  const late = await shop.aStore()
  const refused = { status: 409, body: { code: 'domain_taken' } }
  expect(await moveTo(late, domain)).toMatchObject({ status: 200 })
  expect(await moveTo(late, `shop.${domain}`)).toMatchObject(refused)
  expect(await shop.services.hosts.resolve(domain)).toMatchObject({
    store: { storeId: rightful.storeId },
  })
})

test.each(['localhost', 'www.localhost', '127.0.0.1', '[::1]', 'shop.example:80', 'http://a.b'])(
  '%s cannot be claimed',
  async (domain) => {
    const { storeId, owner } = await shop.aStore()
    const body = { storeId, domain }
    const { status } = await shop.call('PUT', '/api/store/update-domain', { as: owner, body })
    expect([400, 409]).toContain(status)
  },
)

test('a deleted store stops answering at once and asks for its name first', async () => {
  const { storeId, storeDomain, name, owner } = await shop.aStore()
  const remove = (confirmName: string) =>
    shop.call('DELETE', '/api/store/delete-store', { as: owner, body: { storeId, confirmName } })
  expect((await shop.fetch('/', { host: storeDomain })).status).toBe(404)

  expect(await remove('Another')).toMatchObject({ status: 409, body: { code: 'name_mismatch' } })
  expect(await remove(name)).toMatchObject({ status: 200 })

  const info = { host: storeDomain, body: { domain: storeDomain } }
  expect((await shop.call('GET', '/api/store/get-store-info', info)).status).toBe(404)
  const me = await shop.call('GET', '/api/auth/check-auth', { as: owner })
  expect(me).toMatchObject({ status: 200, body: { selectedStoreId: null } })
})

test('an account has ten stores before its address is confirmed, also when they are made at once', async () => {
  const owner = await shop.aUser()
  const make = () =>
    shop.call('POST', '/api/store/create-store', { as: owner, body: { name: 'Tea House' } })
  for (let count = 0; count < 8; count += 1) expect((await make()).status).toBe(201)

  const answers = await Promise.all([make(), make(), make(), make()])

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(await make()).toMatchObject({ status: 409, body: { code: 'too_many_stores' } })
  const confirmed = await shop.aStore({ owner })
  expect(confirmed.storeId).toBeTruthy()
})

const momentOf = (store?: StoreOfMember) => Date.parse(store?.lastActiveAt ?? '')

test('the list names the role, and when a member last used the dashboard', async () => {
  const tea = await shop.aStore({ name: 'Tea House' })
  const { owner } = tea
  const cups = await shop.aStore({ name: 'Cup House', owner })
  const body = { userId: owner.userId }
  const list = async () =>
    (await shop.call<StoreOfMember[]>('GET', '/api/store/find-stores', { as: owner, body })).body
  const use = () => shop.call('GET', '/api/store/find-current-store', { as: owner })

  const [created, before] = [shop.clock.now().getTime(), await list()]
  expect(before).toMatchObject([{ storeId: cups.storeId, role: 'owner' }, { role: 'owner' }])

  shop.clock.pass(6)
  await use()
  const [cupsUsed, teaUnused] = await list()
  expect(momentOf(cupsUsed)).toBeGreaterThan(created)
  expect(momentOf(teaUnused)).toBeLessThan(created)

  shop.clock.pass(1)
  await shop.call('POST', '/api/store/select-store', { as: owner, body: { storeId: tea.storeId } })
  const [cupsLeft, teaUsed] = await list()
  expect(momentOf(teaUsed)).toBeGreaterThan(momentOf(cupsUsed))
  expect(momentOf(cupsLeft)).toBe(momentOf(cupsUsed))
})
