import type { Page, PageSummary } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

const content = [
  { id: 'a', type: 'textBlock', contentType: 'normal', props: { text: 'In 1969 …' } },
  { id: 'z', type: 'hologram', contentType: 'normal', v: 9, extra: 1, props: { a: [1] } },
]

async function aPage({ storeId, owner }: OwnedStore, name = 'Our story') {
  const body = { storeId, name, content, metaDescription: 'How it began.' }
  return (await shop.call<Page>('POST', '/api/page/add-page', { as: owner, body })).body
}

function duplicate({ owner }: OwnedStore, id: string) {
  return shop.call<Page>('POST', `/api/page/${id}/duplicate`, { as: owner })
}

test('a duplicate is a draft with the same content, its own name and its own address', async () => {
  const store = await shop.aStore()
  const page = await aPage(store)

  const copy = await duplicate(store, page.id)

  expect(copy).toMatchObject({
    status: 201,
    body: { name: 'Our story (copy)', slug: 'our-story-copy', status: 'draft', content },
  })
  expect(copy.body.metaDescription).toBe('How it began.')
  expect((await duplicate(store, page.id)).body.slug).toBe('our-story-copy-2')
})

test('a duplicate of the home page is a page like any other', async () => {
  const store = await shop.aStore()
  const { body: pages } = await shop.call<PageSummary[]>('GET', '/api/page/get-pages-by-store-id', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  const home = pages.find(({ isHome }) => isHome)!

  expect((await duplicate(store, home.id)).body).toMatchObject({
    name: 'Home (copy)',
    slug: 'home-copy',
    isHome: false,
  })
})

test('a name as long as a name may be is shortened for its duplicate', async () => {
  const store = await shop.aStore()
  const page = await aPage(store, 'x'.repeat(100))
  expect((await duplicate(store, page.id)).body.name).toBe(`${'x'.repeat(93)} (copy)`)
})

test('the list of pages tells who saved each, and nobody for what came with the store', async () => {
  const owner = await shop.aUser({ name: 'Mei Tanaka' })
  const store = await shop.aStore({ owner })
  await aPage(store)

  const { body: pages } = await shop.call<PageSummary[]>('GET', '/api/page/get-pages-by-store-id', {
    as: owner,
    body: { storeId: store.storeId },
  })

  const byName = Object.fromEntries(pages.map(({ name, updatedBy }) => [name, updatedBy]))
  expect(byName).toMatchObject({ 'Our story': 'Mei Tanaka', Home: null })
})
