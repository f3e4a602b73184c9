import type { Page } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from './page-cache.ts'

const cache = createPageCache()
const { shop } = await startStorefront(cache)
const week = 7 * 24 * 60

interface Link {
  domain: string
  path: string
  expiresAt: string
}

const aText = (text: string) => ({
  id: 'words',
  type: 'textBlock',
  contentType: 'normal',
  props: { text },
})

async function aDraft(store: OwnedStore, text: string, name = 'Harbour') {
  const body = { storeId: store.storeId, name, content: [aText(text)] }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: store.owner,
    body,
  })
  return page
}

async function share({ owner }: OwnedStore, { id }: Pick<Page, 'id'>) {
  const { status, body } = await shop.call<Link>('POST', `/api/page/${id}/previews`, { as: owner })
  expect(status).toBe(201)
  return { ...body, address: new URL(body.path, `http://${body.domain}`) }
}

const visit = (store: OwnedStore, { pathname, search }: URL) =>
  shop.fetch(pathname + search, { host: store.storeDomain })

test('a link shows a draft on its own address to anyone who has it, for seven days', async () => {
  const store = await shop.aStore()
  const page = await aDraft(store, 'Boats at dawn.')
  const { address, expiresAt } = await share(store, page)

  expect(address.hostname).toBe(store.storeDomain)
  expect(address.pathname).toBe('/page/harbour')
  const shown = await visit(store, address)
  expect(shown.status).toBe(200)
  const html = await shown.text()
  expect(html).toContain('Boats at dawn.')
  expect(html).toContain('Preview of a draft: expires ')

  shop.clock.pass(week - 1)
  expect((await visit(store, address)).status).toBe(200)
  expect(new Date(expiresAt).getTime() - shop.clock.now().getTime()).toBeGreaterThan(50_000)
  shop.clock.pass(1)
  expect((await visit(store, address)).status).toBe(404)
})

test('shoppers still see the published page, and no preview is cached with their pages', async () => {
  const store = await shop.aStore()
  const page = await aDraft(store, 'The old words.')
  const saved = { pageId: page.id, content: [aText('The new words.')] }
  await shop.call('PUT', '/api/page/update-page', {
    as: store.owner,
    body: { pageId: page.id, publish: true },
  })
  await shop.call('PUT', '/api/page/update-page', {
    as: store.owner,
    body: { ...saved, publish: false },
  })
  const { address } = await share(store, page)
  const preview = await visit(store, address)
  const live = await visit(store, new URL(address.pathname, address))

  expect(await preview.text()).toContain('The new words.')
  expect(await live.text()).toContain('The old words.')
  expect(preview.headers.get('cache-control')).toBe('private, no-store')
  expect(preview.headers.get('x-robots-tag')).toContain('noindex')
  expect(preview.headers.get('referrer-policy')).toBe('no-referrer')

  const cachedBytes = cache.bytes()
  await visit(store, address)
  expect(cache.bytes()).toBe(cachedBytes)
})

test('a draft of what all pages share is shown too', async () => {
  const store = await shop.aStore()
  const page = await aDraft(store, 'Boats.')
  const footer = {
    id: 'footer',
    type: 'footer',
    contentType: 'global',
    props: { copyrightText: 'Only in the draft' },
  }
  await shop.call('PUT', '/api/page/update-all-content', {
    as: store.owner,
    body: { pageId: page.id, content: page.content, globalContent: [footer], publish: false },
  })
  const { address } = await share(store, page)

  expect(await (await visit(store, address)).text()).toContain('Only in the draft')
  const home = await shop.fetch('/', { host: store.storeDomain })
  expect(await home.text()).not.toContain('Only in the draft')
})

test('links that were taken back show nothing, and a new one works', async () => {
  const store = await shop.aStore()
  const page = await aDraft(store, 'Boats.')
  const { address } = await share(store, page)
  await shop.call('DELETE', `/api/page/${page.id}/previews`, { as: store.owner })

  const gone = await visit(store, address)
  expect(gone.status).toBe(404)
  expect(await gone.text()).toContain('This preview is no longer available')
  const { address: again } = await share(store, page)
  expect((await visit(store, again)).status).toBe(200)
  expect((await visit(store, address)).status).toBe(404)
})

test("a wrong token, another page's and another store's are answered alike", async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  const [page, second] = [await aDraft(store, 'Boats.'), await aDraft(store, 'Sails.', 'Sails')]
  const { address } = await share(store, page)
  await share(store, second)
  const [, expires, signature] = address.searchParams.get('preview')!.split('.')
  const wrong = [
    '',
    'x',
    `${page.id}.${expires}.${'A'.repeat(signature!.length)}`,
    `${page.id}.${Number(expires) + 1}.${signature}`,
    `${second.id}.${expires}.${signature}`,
    `${page.id}.9e99.${signature}`,
  ]
  const answers = await Promise.all([
    ...wrong.map((token) => shop.fetch(`/?preview=${token}`, { host: store.storeDomain })),
    visit(other, address),
  ])
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(bodies.size).toBe(1)
})

test('a link made before the address changed leads to the page where it is now', async () => {
  const store = await shop.aStore()
  const page = await aDraft(store, 'Boats.')
  const { address } = await share(store, page)
  await shop.call('PUT', '/api/page/update-page', {
    as: store.owner,
    body: { pageId: page.id, slug: 'port', publish: false },
  })
  const moved = await visit(store, address)
  expect(moved.status).toBe(302)
  expect(moved.headers.get('location')).toBe(`/page/port${address.search}`)
})
