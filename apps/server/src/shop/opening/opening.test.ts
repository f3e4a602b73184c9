import type { Store } from '@vitrine/contract/shop/store.ts'
import { expect, test } from 'vitest'
import { aMember } from '../../testing/a-member.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import type { OwnedStore, User } from '../../testing/start-shop.ts'

const { shop } = await startStorefront()

const newStore = () => shop.aStore({ open: false })

function change({ storeId, owner }: OwnedStore, what: string, values: object = {}) {
  const method = what === 'update-password' ? 'PUT' : 'POST'
  const body = { storeId, ...values }
  return shop.call<Store>(method, `/api/store/${what}`, { as: owner, body })
}

interface ViewLink {
  url: string
  expiresAt: string
}

async function linkTo({ storeId, owner }: OwnedStore, path?: string, as: User = owner) {
  const body = { storeId, ...(path && { path }) }
  return await shop.call<ViewLink>('POST', '/api/store/view-link', { as, body })
}

const open = ({ storeDomain }: OwnedStore, path = '/', cookie = '') =>
  shop.fetch(path, { host: storeDomain, headers: cookie ? { cookie } : {} })

async function follow(store: OwnedStore, url: string) {
  const { pathname, search } = new URL(url)
  const answer = await open(store, pathname + search)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { status: answer.status, cookie, location: answer.headers.get('location') }
}

const statusOf = async ({ storeId }: OwnedStore) =>
  (await shop.call('POST', '/api/store/check-status', { body: { storeId } })).body

test('a new shop is nobody’s but its owner’s until it opens', async () => {
  const store = await newStore()
  expect(store).toMatchObject({ status: 'draft', openedAt: null, hasPassword: false })
  expect(await statusOf(store)).toEqual({ status: 'draft' })
  for (const path of ['/', '/shop', '/checkout', '/product/nothing', '/newsletter/confirmed']) {
    const answer = await open(store, path)
    const page = await answer.text()
    expect(page).toContain('Opening soon')
    expect(page).not.toContain('name="password"')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  const opened = await change(store, 'open-store')
  expect(opened).toMatchObject({ status: 200, body: { status: 'live' } })
  expect(opened.body.openedAt).not.toBeNull()
  expect(await statusOf(store)).toEqual({ status: 'live' })
  const answer = await open(store)
  expect(await answer.text()).not.toContain('Opening soon')
  expect(answer.headers.get('x-robots-tag')).toBeNull()
})

test('the calls of a closed shop are refused, on its own host and on the main one', async () => {
  const store = await newStore()
  const { storeId, storeDomain } = store
  const product = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const lines = [{ productId: product.id, variationId: null, quantity: 1 }]
  const calls = [
    ['GET', '/api/store/get-store-info', { domain: storeDomain }],
    ['GET', '/api/page/get-page-by-domain', { domain: storeDomain, slug: 'home' }],
    ['GET', '/api/products/fetch-listing', { storeId }],
    ['POST', '/api/checkout/quote', { storeId, lines }],
    ['GET', '/api/checkout/config', { storeId }],
  ] as const
  for (const host of [storeDomain, 'localhost'])
    for (const [method, path, body] of calls)
      expect(await shop.call(method, path, { host, body }), path).toMatchObject({
        status: 403,
        body: { code: 'shop_closed' },
      })
  expect(await shop.call(...asOwner('GET', '/api/store/get-store-info'))).toMatchObject({
    status: 200,
  })
  await change(store, 'open-store')
  const agreed = await shopper.agreeTo([{ product, quantity: 1 }])
  await change(store, 'close-store')
  expect(await shopper.place(agreed)).toMatchObject({ status: 403, body: { code: 'shop_closed' } })
  await change(store, 'open-store')
  expect((await shopper.place(agreed)).status).toBe(201)

  function asOwner(method: string, path: string) {
    return [method, path, { as: store.owner, body: { domain: storeDomain } }] as const
  }
})

test('a link shows the closed shop on its own host, and lets its visitor order there', async () => {
  const store = await newStore()
  const product = await shop.aProduct(store)
  const link = await linkTo(store, `/product/${product.slug}`)
  expect(link.status).toBe(200)
  expect(new URL(link.body.url).hostname).toBe(store.storeDomain)
  const { status, cookie, location } = await follow(store, link.body.url)
  expect({ status, location }).toEqual({ status: 303, location: `/product/${product.slug}` })
  const page = await open(store, location!, cookie)
  expect(await page.text()).toContain(product.name)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  const quoted = await shop.call('POST', '/api/checkout/quote', {
    host: store.storeDomain,
    headers: { cookie },
    body: {
      storeId: store.storeId,
      lines: [{ productId: product.id, variationId: null, quantity: 1 }],
    },
  })
  expect(quoted.status).toBe(200)
  expect(await (await open(store, location!)).text()).toContain('Opening soon')
})

test('links end: after their time, when the shop closes again, and at another shop', async () => {
  const [store, other] = [await newStore(), await newStore()]
  const { url } = (await linkTo(store)).body
  expect((await follow(other, url)).cookie).toBe('')
  const { cookie } = await follow(store, url)
  const sees = async (as = cookie) =>
    !(await (await open(store, '/', as)).text()).includes('Opening')
  expect(await sees()).toBe(true)
  expect(await sees(cookie.replace(/\.\w/, (found) => (found === '.x' ? '.y' : '.x')))).toBe(false)
  await change(store, 'open-store')
  await change(store, 'close-store')
  expect((await open(store, '/', cookie)).status).toBe(503)
  const again = await follow(store, (await linkTo(store)).body.url)
  expect((await open(store, '/', again.cookie)).status).toBe(200)
  shop.clock.pass(8 * 24 * 60)
  expect((await open(store, '/', again.cookie)).status).toBe(503)
})

test('links of a member end at once when the member is removed or leaves', async () => {
  const store = await newStore()
  const [editor, viewer] = [
    await aMember(shop, store, 'editor'),
    await aMember(shop, store, 'viewer'),
  ]
  const { url } = (await linkTo(store, '/', editor)).body
  const { cookie } = await follow(store, url)
  const page = await aDraftPage(store)
  const sees = async () => (await (await open(store, page, cookie)).text()).includes('Spring teas')
  expect(await sees()).toBe(true)

  const path = `/api/team/members/${editor.userId}`
  expect((await shop.call('DELETE', path, { as: store.owner, body: {} })).status).toBe(200)
  expect(await sees()).toBe(false)
  expect((await follow(store, url)).cookie).toBe('')
  const own = await follow(store, (await linkTo(store)).body.url)
  expect(await (await open(store, page, own.cookie)).text()).not.toContain('Spring teas')
  expect(await (await open(store, '/', own.cookie)).text()).not.toContain('Opening soon')

  const of = { as: viewer, body: { storeId: store.storeId } }
  expect((await shop.call('POST', '/api/team/leave', of)).status).toBe(200)
  expect(await (await open(store, '/', own.cookie)).text()).toContain('Opening soon')
})

/** @returns the path of its preview */
async function aDraftPage({ storeId, owner: as }: OwnedStore): Promise<string> {
  const body = { storeId, name: 'Spring teas' }
  const { body: page } = await shop.call<{ id: string }>('POST', '/api/page/add-page', {
    as,
    body,
  })
  const preview = await shop.call<{ path: string }>('POST', `/api/page/${page.id}/previews`, {
    as,
    body: {},
  })
  return preview.body.path
}

test('nobody but its owner gets a link, and none leads to another host', async () => {
  const store = await newStore()
  expect(await linkTo(store, '/', await shop.aUser())).toMatchObject({ status: 404 })
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1'])
    expect(await linkTo(store, path), path).toMatchObject({ status: 400 })
})

test('a paused shop says so, keeps its place with search engines, and opens again', async () => {
  const store = await shop.aStore()
  await change(store, 'close-store')
  const answer = await open(store, '/shop')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('86400')
  expect(await answer.text()).toContain('Closed for now')
  const left = await shop.fetch('/newsletter/unsubscribe?token=none', {
    host: store.storeDomain,
    method: 'POST',
  })
  expect(left.status).not.toBe(503)
  await change(store, 'open-store')
  expect((await open(store, '/shop')).status).toBe(200)
})

test('a visitor with the password comes in, and a new one shuts everyone out again', async () => {
  const store = await shop.aStore()
  const set = (password: string | null) => change(store, 'update-password', { password })
  expect(await set('first flush')).toMatchObject({ status: 200, body: { hasPassword: true } })
  const closed = await open(store, '/shop')
  expect(closed.headers.get('x-robots-tag')).toBe('noindex')
  const action = /action="([^"]+)"/.exec(await closed.text())![1]!.replaceAll('&amp;', '&')
  const enter = (password: string, to = action) => {
    const rawBody = new URLSearchParams({ password }).toString()
    return shop.fetch(to, {
      host: store.storeDomain,
      method: 'POST',
      rawBody,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(rawBody.length),
      },
    })
  }
  const wrong = await enter('second flush')
  expect(wrong.status).toBe(403)
  expect(await wrong.text()).toContain('This is not the password')
  const right = await enter('first flush')
  expect({ status: right.status, to: right.headers.get('location') }).toEqual({
    status: 303,
    to: '/shop',
  })
  const cookie = right.headers.get('set-cookie')!.split(';')[0]!
  expect(right.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax')
  expect((await open(store, '/shop', cookie)).status).toBe(200)
  expect(await (await open(store, '/shop', cookie)).text()).not.toContain('name="password"')
  const elsewhere = await enter('first flush', '/shop-password?to=//evil.example')
  expect(elsewhere.headers.get('location')).toBe('/')

  await set('autumn')
  expect(await (await open(store, '/shop', cookie)).text()).toContain('name="password"')
  expect((await set(null)).body.hasPassword).toBe(false)
  expect(await (await open(store)).text()).not.toContain('name="password"')
})

test('guesses at a password are counted', async () => {
  const store = await shop.aStore()
  await change(store, 'update-password', { password: 'first flush' })
  const guess = () =>
    shop.fetch('/shop-password', {
      host: store.storeDomain,
      method: 'POST',
      rawBody: 'password=wrong',
      from: '203.0.113.7',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '14' },
    })
  const statuses: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- each one counts.
  for (let tries = 0; tries < 12; tries += 1) statuses.push((await guess()).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 403))
  expect(statuses.at(-1)).toBe(429)
})

test.each(['', 'abc', 'x'.repeat(101)])('%j is no password', async (password) => {
  const refused = await change(await shop.aStore(), 'update-password', { password })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('what signs the links never leaves the server', async () => {
  const store = await shop.aStore()
  const { viewKey } = (await shop.services.hosts.findById(store.storeId))!
  expect(viewKey.length).toBeGreaterThan(40)
  expect(JSON.stringify(store)).not.toContain(viewKey)
  expect(await (await open(store)).text()).not.toContain(viewKey)
})
