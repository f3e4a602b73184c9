import type { Page, PageProblem, PageSummary } from '@vitrine/contract/content/page.ts'
import { beforeAll, expect, test } from 'vitest'
import { openSites } from '../../sites.ts'
import type { Storefront } from '../../web/storefront/storefront.ts'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

let pages: Storefront
const shop = startShop({ storefront: (request, store) => pages(request, store) })

beforeAll(async () => {
  pages = (await openSites(shop.services)).storefront as Storefront
})

const read = ({ storeDomain: host }: OwnedStore, path: string) => shop.fetch(path, { host })

async function aPublishedPage() {
  const store = await shop.aStore()
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Harbour', metaTitle: 'Boats' },
  })
  await save(store, page, {})
  return { store, page }
}

function save({ owner }: OwnedStore, { id }: Page, changes: object, call = 'update-page') {
  const body = { pageId: id, ...changes }
  return shop.call<Page>('PUT', `/api/page/${call}`, { as: owner, body })
}

const saveDraft = (store: OwnedStore, page: Page, changes: object) =>
  save(store, page, { publish: false, ...changes })

async function draftOf({ owner }: OwnedStore, { id }: Page) {
  const body = { pageId: id }
  return (await shop.call<Page>('GET', '/api/page/get-page-by-id', { as: owner, body })).body
}

async function liveAt({ storeDomain }: OwnedStore, slug: string) {
  const body = { domain: storeDomain, slug }
  const { body: page, status } = await shop.call<Page>('GET', '/api/page/get-page-by-domain', {
    host: storeDomain,
    body,
  })
  return status === 200 ? page : undefined
}

const draft = { name: 'Quay', slug: 'quay', metaTitle: 'Ships', metaDescription: 'All of them' }

test('name, address and search texts of a published page go live with Publish, not before', async () => {
  const { store, page } = await aPublishedPage()
  const { body: saved } = await saveDraft(store, page, draft)
  expect(saved).toMatchObject({ ...draft, liveSlug: 'harbour', status: 'changed' })
  expect(await liveAt(store, 'harbour')).toMatchObject({ name: 'Harbour', metaTitle: 'Boats' })
  expect(await liveAt(store, 'quay')).toBeUndefined()

  const { body: published } = await save(store, page, {})
  expect(published).toMatchObject({ ...draft, liveSlug: 'quay', status: 'published' })
  expect(await liveAt(store, 'quay')).toMatchObject(draft)
  const moved = await read(store, '/page/harbour')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/page/quay'])
})

test('a draft that is set back to what is live leaves nothing to publish', async () => {
  const { store, page } = await aPublishedPage()
  await saveDraft(store, page, draft)
  const { name, slug, metaTitle, metaDescription } = page
  await saveDraft(store, page, { name, slug, metaTitle, metaDescription })
  expect(await draftOf(store, page)).toMatchObject({ name: 'Harbour', status: 'published' })
})

test('the dashboard lists the draft, with the address at which shoppers find the page', async () => {
  const { store, page } = await aPublishedPage()
  await saveDraft(store, page, draft)
  const { body: list } = await shop.call<PageSummary[]>('GET', '/api/page/get-pages-by-store-id', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(list.find(({ id }) => id === page.id)).toMatchObject({
    ...draft,
    liveSlug: 'harbour',
    status: 'changed',
  })
  const { body: links } = await shop.call<object[]>('GET', '/api/page/get-pages-links', {
    host: store.storeDomain,
    body: { storeId: store.storeId },
  })
  expect(links).toContainEqual({ name: 'Harbour', slug: 'harbour', url: '/page/harbour' })
})

test('search texts that are saved as such are live at once, and leave the rest of the draft', async () => {
  const { store, page } = await aPublishedPage()
  await saveDraft(store, page, draft)
  const seo = { metaTitle: 'Ferries', metaDescription: '' }
  const { body: after } = await save(store, page, seo, 'update-seo')
  expect(after).toMatchObject({ ...draft, ...seo, status: 'changed' })
  expect(await liveAt(store, 'harbour')).toMatchObject({ name: 'Harbour', ...seo })
})

test('a page that is published with a new name wears that one, and the draft’s other settings', async () => {
  const { store, page } = await aPublishedPage()
  await saveDraft(store, page, draft)
  await save(store, page, { name: 'Pier' })
  expect(await liveAt(store, 'quay')).toMatchObject({ ...draft, name: 'Pier' })
})

test('a page that was never published has no settings but those', async () => {
  const store = await shop.aStore()
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Harbour' },
  })
  const { body: saved } = await saveDraft(store, page, draft)
  expect(saved).toMatchObject({ ...draft, liveSlug: 'quay', status: 'draft' })
})

test('an address that another page took meanwhile is named before publishing, and refused', async () => {
  const { store, page } = await aPublishedPage()
  await saveDraft(store, page, draft)
  await shop.call('POST', '/api/page/add-page', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Another', slug: 'quay' },
  })

  const { body: problems } = await shop.call<PageProblem[]>(
    'GET',
    `/api/page/${page.id}/problems`,
    {
      as: store.owner,
    },
  )
  expect(problems).toMatchObject([{ kind: 'error', path: 'slug' }])
  expect(await save(store, page, {})).toMatchObject({
    status: 409,
    body: { code: 'slug_taken', issues: [{ path: 'slug' }] },
  })
  expect(await liveAt(store, 'harbour')).toMatchObject({ name: 'Harbour' })
})

test('an address that is taken or the shop’s own is refused as soon as it is saved', async () => {
  const { store, page } = await aPublishedPage()
  expect(await saveDraft(store, page, { slug: 'about' })).toMatchObject({ status: 409 })
  await shop.call('POST', '/api/page/add-page', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Another', slug: 'quay' },
  })
  expect(await saveDraft(store, page, { slug: 'quay' })).toMatchObject({
    status: 409,
    body: { code: 'slug_taken' },
  })
  expect(await draftOf(store, page)).toMatchObject({ slug: 'harbour', status: 'published' })
})

test('a scheduled page goes live with the settings of its draft', async () => {
  const { store, page } = await aPublishedPage()
  const publishAt = new Date(shop.clock.now().getTime() + 60_000).toISOString()
  await shop.call('PUT', `/api/page/${page.id}/schedule`, { as: store.owner, body: { publishAt } })
  await saveDraft(store, page, draft)
  shop.clock.pass(1)
  await shop.publishDue()
  expect(await liveAt(store, 'quay')).toMatchObject(draft)
  expect(await draftOf(store, page)).toMatchObject({ status: 'published', publishAt: null })
})

test('a preview shows the title of the draft', async () => {
  const { store, page } = await aPublishedPage()
  await saveDraft(store, page, draft)
  const { body } = await shop.call<{ path: string }>('POST', `/api/page/${page.id}/previews`, {
    as: store.owner,
  })
  const { headers } = await read(store, body.path)
  const shown = await read(store, headers.get('location') ?? body.path)
  expect(await shown.text()).toContain('<title>Ships')
})

test('a restored revision brings its name and search texts back as a draft, not its address', async () => {
  const { store, page } = await aPublishedPage()
  await save(store, page, { ...draft, content: [] })
  const { body: restored } = await shop.call<Page>('POST', `/api/page/${page.id}/restore`, {
    as: store.owner,
    body: { revision: 1 },
  })
  expect(restored).toMatchObject({ name: 'Harbour', metaTitle: 'Boats', slug: 'quay' })
  expect(await liveAt(store, 'quay')).toMatchObject(draft)
})

test('a page that becomes the home page drops the address of its draft', async () => {
  const { store, page } = await aPublishedPage()
  await saveDraft(store, page, draft)
  await shop.call('PUT', `/api/page/${page.id}/set-as-home`, { as: store.owner })
  expect(await draftOf(store, page)).toMatchObject({ slug: 'home', name: 'Quay', liveSlug: 'home' })
})

const text = (id: string, words: string) => ({
  id,
  type: 'textBlock',
  contentType: 'normal',
  props: { text: words },
})

test('a revision names what it changed', async () => {
  const { store, page } = await aPublishedPage()
  const hero = { id: 'h', type: 'hero', contentType: 'normal', props: {} }
  await saveDraft(store, page, { content: [text('a', 'One'), hero] })
  await save(store, page, { content: [hero, text('a', 'Two')], name: 'Quay' })
  await saveDraft(store, page, { content: [hero] })

  const { body: revisions } = await shop.call<{ changes: object }[]>(
    'GET',
    `/api/page/${page.id}/revisions`,
    { as: store.owner },
  )
  const none = { added: [], removed: [], changed: [], moved: false, settings: [], published: false }
  expect(revisions.map(({ changes }) => changes)).toEqual([
    { ...none, removed: ['textBlock'] },
    { ...none, changed: ['textBlock'], moved: true, settings: ['name'], published: true },
    { ...none, added: ['textBlock', 'hero'] },
    null,
  ])
})

test('a default that is written out is no change', async () => {
  const { store, page } = await aPublishedPage()
  const hero = { id: 'h', type: 'hero', contentType: 'normal', props: {} }
  await saveDraft(store, page, { content: [hero] })
  await saveDraft(store, page, { content: [{ ...hero, props: { loop: false } }] })
  const { body } = await shop.call<{ changes: { changed: string[] } }[]>(
    'GET',
    `/api/page/${page.id}/revisions`,
    { as: store.owner },
  )
  expect(body[0]?.changes.changed).toEqual([])
})
