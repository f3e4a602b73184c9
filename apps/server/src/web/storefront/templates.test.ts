import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { OwnCategory } from '@vitrine/contract/catalogue/category.ts'
import type { OwnedProduct } from '@vitrine/contract/catalogue/product.ts'
import type {
  Page,
  PageItem,
  PageSummary,
  TemplateSummary,
} from '@vitrine/contract/content/page.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { section } from '@vitrine/sections/render/compose-page.ts'
import { expect, test } from 'vitest'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from './page-cache.ts'
import { listEntries } from './sitemap/queries.ts'

const { shop } = await startStorefront(createPageCache())

const heading = (id: string, text: string, bound?: string): PageItem => ({
  ...section('textBlock', id, { text, level: 'heading2' }),
  ...(bound !== undefined && { bindings: { text: bound } }),
})

async function aTemplate(
  { storeId, owner }: OwnedStore,
  templateFor: TemplateKind,
  around: PageItem[],
  name = 'Template',
) {
  const body = { storeId, name, templateFor }
  const added = await shop.call<Page>('POST', '/api/page/add-page', { as: owner, body })
  expect(added).toMatchObject({ status: 201, body: { templateFor } })
  return await publish(owner, added.body, [...added.body.content, ...around])
}

async function publish(owner: OwnedStore['owner'], page: Page, content: PageItem[]) {
  const body = { pageId: page.id, content }
  const saved = await shop.call<Page>('PUT', '/api/page/update-all-content', { as: owner, body })
  expect(saved.status).toBe(200)
  return saved.body
}

async function visit({ storeDomain }: OwnedStore, path: string) {
  const answer = await shop.fetch(path, { host: storeDomain })
  return { status: answer.status, html: await answer.text() }
}

async function templatesOf({ storeId, owner }: OwnedStore) {
  const path = '/api/page/templates'
  const { body } = await shop.call<TemplateSummary[]>('GET', path, { as: owner, body: { storeId } })
  return body
}

/** The text of each heading that a test made, as shoppers see it. */
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text)

test('a product page shows its template with its own values, and keeps its rules', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, {
    name: 'Sencha & friends',
    vendor: 'Aoi',
    description: '<p>Steamed <strong>leaves</strong></p>',
  })
  const path = `/product/${sencha.slug}`
  const before = await visit(store, path)
  expect(before.html).not.toContain('"templates"')

  const template = await aTemplate(store, 'product', [
    heading('a', 'Why you will like it', 'product.title'),
    heading('b', 'Made by hand', 'product.type'),
    heading('c', 'Description', 'product.description'),
    section('stickyBuyBar', 'bar', {}),
  ])
  const { status, html } = await visit(store, path)
  expect(status).toBe(200)
  // A value that the product has not shows what the owner wrote.
  expect(headings(html)).toEqual(
    expect.arrayContaining(['Sencha &amp; friends', 'Made by hand', 'Steamed leaves']),
  )
  expect(html).not.toContain('product.title')
  for (const rule of [
    /<h1[^>]*>Sencha &amp; friends<\/h1>/,
    /aria-label="Breadcrumb"/,
    /"@type":"Product"/,
    new RegExp(`<link rel="canonical" href="[^"]*${path}"`),
    /<meta property="og:type" content="product"/,
    /name="quantity"/,
  ])
    expect([rule, rule.test(html)]).toEqual([rule, true])
  expect(html).toContain('data-section-id="bar"')

  await publish(store.owner, template, [...template.content.slice(0, 1), heading('d', 'Changed')])
  expect(headings((await visit(store, path)).html)).toContain('Changed')
  expect((await visit(store, '/product/none')).status).toBe(404)
})

test('a product and a category choose their own template, and lose it with a named count', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const category = { storeId, name: 'Green tea' }
  const addCategory = '/api/category/add-category'
  const green = await shop.call<OwnCategory>('POST', addCategory, { as: owner, body: category })
  const ofAll = await aTemplate(store, 'product', [heading('a', 'For all')])
  const ofOne = await aTemplate(store, 'product', [heading('a', 'For one')])
  const collection = await aTemplate(store, 'collection', [heading('a', 'x', 'category.title')])
  const sencha = await shop.aProduct(store, { templateId: ofOne.id, categoryIds: [green.body.id] })
  const bancha = await shop.aProduct(store, { name: 'Bancha' })

  const shown = async ({ slug }: { slug: string }) =>
    headings((await visit(store, `/product/${slug}`)).html)
  expect(await shown(sencha)).toContain('For one')
  expect(await shown(bancha)).toContain('For all')
  expect(headings((await visit(store, '/collection/green-tea')).html)).toContain('Green tea')
  const { body: kept } = await shop.call<OwnedProduct>('PUT', '/api/products/update-product', {
    as: owner,
    body: { storeId, id: sencha.id, name: 'Sencha', price: 3 },
  })
  expect(kept.templateId).toBe(ofOne.id)

  expect(await templatesOf(store)).toMatchObject([
    { id: ofAll.id, isDefault: true, uses: 0 },
    { id: ofOne.id, isDefault: false, uses: 1 },
    { id: collection.id, isDefault: true, uses: 0 },
  ])
  const missing = await shop.call('POST', '/api/products/add-product', {
    as: owner,
    body: { storeId, name: 'Houjicha', price: 1, templateId: collection.id },
  })
  expect(missing.body).toMatchObject({ issues: [{ path: 'templateId' }] })

  await shop.call('DELETE', `/api/page/delete/${ofOne.id}`, { as: owner })
  expect(await shown(sencha)).toContain('For all')
  const body = { isDefault: false }
  await shop.call('PUT', `/api/page/${ofAll.id}/default-template`, { as: owner, body })
  expect(await shown(bancha)).not.toContain('For all')
})

test('a template is no page: it has no address and is in no list of pages', async () => {
  const store = await shop.aStore()
  const { storeId, owner, storeDomain } = store
  const template = await aTemplate(store, 'product', [])
  const asOwner = { as: owner, body: { storeId } }
  const { body: pages } = await shop.call<PageSummary[]>(
    'GET',
    '/api/page/get-pages-by-store-id',
    asOwner,
  )
  const { body: links } = await shop.call<PageSummary[]>('GET', '/api/page/get-pages-links', {
    host: storeDomain,
    body: { storeId },
  })
  expect([...pages, ...links].map(({ slug }) => slug)).not.toContain(template.slug)
  for (const path of [`/${template.slug}`, `/page/${encodeURIComponent(template.slug)}`])
    expect((await visit(store, path)).status).toBe(404)
  const read = { limit: 100, offset: 0 }
  const listed = await inStore(shop.services.db, storeId, (tx) => listEntries(tx, read))
  expect(listed.map(({ slug }) => slug)).not.toContain(template.slug)
  const home = `/api/page/${template.id}/set-as-home`
  expect((await shop.call('PUT', home, { as: owner })).status).toBe(404)
  const preview = `/api/page/${template.id}/preview`
  expect((await shop.call('POST', preview, { as: owner })).status).toBe(404)
})

test('what a page shows by itself is in its template once, in view, and in no other page', async () => {
  const store = await shop.aStore()
  const { owner } = store
  const template = await aTemplate(store, 'product', [])
  const [main] = template.content as [PageItem]
  const refused: [string, PageItem[]][] = [
    ['exactly once', []],
    ['exactly once', [main, { ...main, id: newId() }]],
    ['cannot be hidden', [{ ...main, hidden: true }]],
    ['is on the page itself', [section('container', 'box', { childComponents: [main] } as object)]],
    [
      'cannot show this value',
      [main, { ...heading('a', 'x'), bindings: { text: 'product.image' } }],
    ],
    ['no such value', [main, { ...heading('a', 'x'), bindings: { text: 'product.cost' } }]],
  ]
  for (const [reason, content] of refused) {
    const body = { pageId: template.id, content }
    const answer = await shop.call('PUT', '/api/page/update-all-content', { as: owner, body })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining(reason),
    ])
  }
  const page = { storeId: store.storeId, name: 'Story', content: [main] }
  expect((await shop.call('POST', '/api/page/add-page', { as: owner, body: page })).status).toBe(
    400,
  )
})

test('a missing page keeps its status under the template of missing pages', async () => {
  const store = await shop.aStore()
  await aTemplate(store, 'notFound', [heading('a', 'While you are here')])
  const { status, html } = await visit(store, '/page/none')
  expect(status).toBe(404)
  expect(headings(html)).toContain('While you are here')
  expect(html).toContain('This page does not exist')
  expect(html).toContain('content="noindex"')
})

test('an article is shown in the template of articles, with its structured data', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  await aTemplate(store, 'article', [
    heading('a', 'Anonymous', 'article.author'),
    heading('b', 'x', 'article.title'),
  ])
  const body = { storeId, title: 'First flush', body: '<p>Leaves</p>', status: 'published' }
  await shop.call('POST', '/api/articles', { as: owner, body })
  const { status, html } = await visit(store, '/blog/first-flush')
  expect(status).toBe(200)
  expect(headings(html)).toEqual(expect.arrayContaining(['Anonymous', 'First flush']))
  expect(html).toMatch(/<h1[^>]*>First flush<\/h1>/)
  expect(html).toContain('"@type":"BlogPosting"')
})

test('a search has a page without JavaScript, which a template surrounds', async () => {
  const store = await shop.aStore()
  for (let count = 1; count <= 17; count += 1)
    await shop.aProduct(store, { name: `Green tea ${count}` })
  const led = await shop.fetch('/search?q=%20green+tea%20&page=2', { host: store.storeDomain })
  expect([led.status, led.headers.get('location')]).toEqual([302, '/search/green%20tea/page/2'])
  const answer = await shop.fetch('/search/green%20tea', { host: store.storeDomain })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const html = await answer.text()
  expect(html).toMatch(/<h1[^>]*>Results for “green tea”<\/h1>/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('17 products found')
  expect(html).toContain('rel="next" href="/search/green%20tea/page/2"')
  const last = await visit(store, '/search/green%20tea/page/2')
  expect(last.html.match(/<article/g)).toHaveLength(1)
  const hostile = await visit(
    store,
    `/search/${encodeURIComponent('</title><script>alert(1)</script>/x')}`,
  )
  expect([hostile.status, hostile.html.includes('<script>alert')]).toEqual([200, false])
  expect(hostile.html).toContain('No products found')
  expect((await visit(store, '/search')).html).toContain('Please enter a search term')
  expect((await visit(store, '/searching')).status).toBe(404)

  await aTemplate(store, 'search', [heading('a', 'You looked for {{search.term}}')])
  const surrounded = await visit(store, '/search/green%20tea')
  expect(headings(surrounded.html)).toContain('You looked for green tea')
  expect(surrounded.html).toContain('17 products found')
})

test('a closed shop shows its template around the password form, and nothing else of itself', async () => {
  const store = await shop.aStore({ open: false })
  const { storeId, owner, storeDomain } = store
  await shop.aProduct(store, { name: 'Secret sencha' })
  const setPassword = { as: owner, body: { storeId, password: 'first flush' } }
  await shop.call('PUT', '/api/store/update-password', setPassword)
  const before = await shop.fetch('/product/secret-sencha', { host: storeDomain })
  const template = await aTemplate(store, 'password', [
    section('textBlock', 'a', { text: 'We open in spring', level: 'heading1' }),
  ])
  const after = await shop.fetch('/product/secret-sencha', { host: storeDomain })
  for (const name of ['cache-control', 'x-robots-tag', 'referrer-policy', 'content-type'])
    expect([name, after.headers.get(name)]).toEqual([name, before.headers.get(name)])
  expect(after.status).toBe(before.status)
  const html = await after.text()
  expect(html).toMatch(/<h1[^>]*>We open in spring<\/h1>/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('action="/shop-password?to=%2Fproduct%2Fsecret-sencha"')
  expect(html).not.toMatch(/Secret sencha|<script|<nav/)

  const form = {
    method: 'POST',
    host: storeDomain,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    rawBody: 'password=x',
  }
  const wrong = await shop.fetch('/shop-password?to=/', form)
  expect([wrong.status, await wrong.text()]).toEqual([
    403,
    expect.stringContaining('This is not the password.'),
  ])

  for (const item of [
    section('productGrid', 'grid', {}),
    section('contactForm', 'form', {}),
    section('relatedProducts', 'related', {}),
  ]) {
    const body = { pageId: template.id, content: [...template.content, item] }
    const refused = await shop.call('PUT', '/api/page/update-all-content', { as: owner, body })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('The password page cannot have'),
    ])
  }
  await shop.call('DELETE', `/api/page/delete/${template.id}`, { as: owner })
  const without = await visit(store, '/')
  expect(without.html).not.toContain('We open in spring')
  expect(without.html).toContain('<h1>')
})
