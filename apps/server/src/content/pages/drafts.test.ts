import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

function text(words: string): PageItem[] {
  return [{ id: 'a', type: 'textBlock', contentType: 'normal', props: { text: words } }]
}

async function aPage() {
  const store = await shop.aStore()
  const body = { storeId: store.storeId, name: 'Our story', content: text('In 1969 …') }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: store.owner,
    body,
  })
  return { store, page }
}

function save(store: OwnedStore, page: Page, changes: object) {
  const body = { pageId: page.id, publish: false, ...changes }
  return shop.call<Page>('PUT', '/api/page/update-all-content', { as: store.owner, body })
}

function autosave(store: OwnedStore, page: Page, words: string, changes: object = {}) {
  return save(store, page, { content: text(words), autosave: true, ...changes })
}

async function revisionsOf(store: OwnedStore, page: Page) {
  const path = `/api/page/${page.id}/revisions`
  const { body } = await shop.call<{ revision: number }[]>('GET', path, { as: store.owner })
  return body.map(({ revision }) => revision)
}

async function contentOf(store: OwnedStore, page: Page) {
  const { body } = await shop.call<Page>('GET', '/api/page/get-page-by-id', {
    as: store.owner,
    body: { pageId: page.id },
  })
  return body
}

test('drafts that are saved while an owner writes do not fill the list of revisions', async () => {
  const { store, page } = await aPage()
  for (const words of ['T', 'Te', 'Tea']) await autosave(store, page, words)

  expect(await contentOf(store, page)).toMatchObject({ revision: 4, content: text('Tea') })
  expect(await revisionsOf(store, page)).toEqual([1])
})

test('long work leaves a revision every five minutes and one before each pause', async () => {
  const { store, page } = await aPage()
  await autosave(store, page, 'before')
  shop.clock.pass(6)
  for (const words of ['after', 'soon after', 'a little later']) await autosave(store, page, words)

  expect(await revisionsOf(store, page)).toEqual([3, 2, 1])
  expect(await contentOf(store, page)).toMatchObject({ content: text('a little later') })
})

test('a save on purpose and a publication are revisions', async () => {
  const { store, page } = await aPage()
  await autosave(store, page, 'Tea!')
  await save(store, page, { content: text('Tea!') })
  await autosave(store, page, 'Tea!!')
  const { body } = await shop.call<Page>('PUT', '/api/page/update-page', {
    as: store.owner,
    body: { pageId: page.id },
  })

  expect(body).toMatchObject({ status: 'published', revision: 4, content: text('Tea!!') })
  expect(await revisionsOf(store, page)).toEqual([4, 3, 1])
})

test('a save on purpose over another draft keeps that one too', async () => {
  const { store, page } = await aPage()
  await autosave(store, page, 'theirs')
  await save(store, page, { content: text('mine') })
  expect(await revisionsOf(store, page)).toEqual([3, 2, 1])
})

test('restoring keeps the draft that it replaces', async () => {
  const { store, page } = await aPage()
  await autosave(store, page, 'a day of work')
  await shop.call('POST', `/api/page/${page.id}/restore`, {
    as: store.owner,
    body: { revision: 1 },
  })

  expect(await contentOf(store, page)).toMatchObject({ revision: 3, content: text('In 1969 …') })
  expect(await revisionsOf(store, page)).toEqual([3, 2, 1])
})

test('an editor without a response learns from the refusal that the save was theirs', async () => {
  const { store, page } = await aPage()
  const saveId = newId()
  await autosave(store, page, 'Tea', { revision: 1, saveId })

  expect(await autosave(store, page, 'Tea!', { revision: 1 })).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', details: { revision: 2, saveId } },
  })
})

test('global content that is saved unchanged is no new revision of it', async () => {
  const { store, page } = await aPage()
  const { globalContent, globalRevision } = page
  const { body: same } = await autosave(store, page, 'Tea', { globalContent, globalRevision })
  const changed = await autosave(store, page, 'Tea', { globalContent: [], globalRevision })

  expect(same.globalRevision).toBe(globalRevision)
  expect(changed.body.globalRevision).toBe(globalRevision + 1)
})

test('a page is published with its settings, or not at all', async () => {
  const { store, page } = await aPage()
  const refused = await save(store, page, { content: text('Tea'), slug: 'shop', publish: true })

  expect(refused).toMatchObject({ status: 409, body: { code: 'slug_reserved' } })
  expect(await contentOf(store, page)).toMatchObject({ revision: 1, status: 'draft' })
})

test('saving a draft does not change the shop, so its pages are not rendered again', async () => {
  const { store, page } = await aPage()
  await save(store, page, { content: text('Tea'), publish: true })
  const version = async () => (await shop.services.hosts.findById(store.storeId))?.version
  const before = await version()
  await autosave(store, page, 'Tea!', { name: page.name })
  expect(await version()).toBe(before)

  await autosave(store, page, 'Tea!!', { metaTitle: 'Our story, since 1969' })
  expect(await version()).toBe(before)

  await save(store, page, { content: text('Tea!!'), publish: true })
  expect(await version()).not.toBe(before)
})
