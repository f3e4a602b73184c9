import type { Page } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../testing/start-shop.ts'

const shop = startShop()

const homeOf = async ({ storeId, owner }: OwnedStore) => {
  const headers = { 'vitrine-store': storeId }
  const query = { as: owner, body: { storeId }, headers }
  const pages = await shop.call<Page[]>('GET', '/api/page/get-pages-by-store-id', query)
  return pages.body.find(({ isHome }) => isHome)!
}

test('a window stays with its shop when another is selected elsewhere', async () => {
  const first = await shop.aStore()
  const { owner, storeId } = first
  await shop.aStore({ owner })
  const { id: pageId } = await homeOf(first)
  const headers = { 'vitrine-store': storeId }
  const content = [{ id: 'a', type: 'textBlock', contentType: 'normal', props: { text: 'Tea' } }]

  const saved = await shop.call<Page>('PUT', '/api/page/update-all-content', {
    as: owner,
    body: { pageId, content, publish: false },
    headers,
  })
  const added = await shop.call<Page>('POST', '/api/page/add-page', {
    as: owner,
    body: { storeId, name: 'Rescued' },
    headers,
  })

  expect(saved).toMatchObject({ status: 200, body: { storeId, content: [{ id: 'a' }] } })
  expect(added).toMatchObject({ status: 201, body: { storeId } })
})

test('the header opens no shop of someone else, and nothing by another name', async () => {
  const theirs = await shop.aStore()
  const { owner } = await shop.aStore()
  const { id: pageId } = await homeOf(theirs)
  for (const named of [theirs.storeId, 'tea', '']) {
    const answer = await shop.call('GET', '/api/page/get-page-by-id', {
      as: owner,
      body: { pageId },
      headers: { 'vitrine-store': named },
    })
    expect(answer, named).toMatchObject({ status: 404 })
  }
})
