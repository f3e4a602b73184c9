import type { Page } from '@vitrine/contract/content/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

async function aPage() {
  const store = await shop.aStore()
  const body = { storeId: store.storeId, name: 'Harbour' }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: store.owner,
    body,
  })
  return { store, page }
}

function save({ owner }: OwnedStore, { id }: Page, changes: object, call = 'update-page') {
  const body = { pageId: id, ...(call === 'update-page' && { publish: false }), ...changes }
  return shop.call<Page>('PUT', `/api/page/${call}`, { as: owner, body })
}

test('a name is not overwritten by a window that has not seen it', async () => {
  const { store, page } = await aPage()
  const { settingsRevision } = page
  const saveId = newId()
  const first = await save(store, page, { name: 'Port', settingsRevision, saveId })
  expect(first.body).toMatchObject({ name: 'Port', settingsRevision: settingsRevision + 1 })

  const second = await save(store, page, { name: 'Quay', settingsRevision })
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', details: { settingsRevision: settingsRevision + 1, saveId } },
  })
  const { settingsRevision: seen } = first.body
  const third = await save(store, page, { name: 'Quay', settingsRevision: seen })
  expect(third.body.name).toBe('Quay')
})

test('texts for search engines are published the same way', async () => {
  const { store, page } = await aPage()
  await save(store, page, { name: 'Port' })
  const seo = { metaTitle: 'Boats', metaDescription: '', settingsRevision: page.settingsRevision }
  expect(await save(store, page, seo, 'update-seo')).toMatchObject({ status: 409 })
})

test('content and settings are changed in two windows without a conflict', async () => {
  const { store, page } = await aPage()
  const { revision, settingsRevision } = page
  const words = { id: 'a', type: 'textBlock', contentType: 'normal', props: { text: 'Boats' } }
  const content = await save(store, page, { content: [words], revision })
  const name = await save(store, page, { name: 'Port', settingsRevision })
  expect([content.status, name.status]).toEqual([200, 200])
})

test('the same values again are no conflict: their answer was lost on its way', async () => {
  const { store, page } = await aPage()
  const { settingsRevision } = page
  await save(store, page, { name: 'Port', settingsRevision })
  const again = await save(store, page, { name: 'Port', settingsRevision })
  expect(again).toMatchObject({ status: 200, body: { name: 'Port' } })
})
