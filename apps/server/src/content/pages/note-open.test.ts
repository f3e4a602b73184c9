import { newId } from '@vitrine/db/new-id.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { aMember } from '../../testing/a-member.ts'
import { startShop, type User } from '../../testing/start-shop.ts'

const shop = startShop()

async function aPage() {
  const store = await shop.aStore()
  const body = { storeId: store.storeId, name: `Page ${newId()}` }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: store.owner,
    body,
  })
  const call = (as: User, windowId: string, { id = page.id, at = 'hero' } = {}) =>
    shop.call<Noted>('PUT', `/api/page/${id}/open`, { as, body: { window: windowId, at } })
  const look = async (...args: Parameters<typeof call>) => (await call(...args)).body.others
  return { store, page, call, look }
}

type Noted = Pick<Page, 'revision' | 'publishedRevision'> & { others: object[] }

test('who opens a page learns who has it open, too, and where, and they learn it', async () => {
  const { store, look } = await aPage()
  const kai = await aMember(shop, store, 'editor')
  const [mine, theirs] = [newId(), newId()]
  expect(await look(store.owner, mine)).toEqual([])
  expect(await look(kai, theirs)).toEqual([{ name: 'Mei Lin', isYou: false, at: 'hero' }])
  await look(kai, theirs, { at: 'footer' })
  expect(await look(store.owner, mine)).toEqual([
    { name: 'Kai editor', isYou: false, at: 'footer' },
  ])
})

test('who has a page open learns within the next look that it was saved', async () => {
  const { store, page, call } = await aPage()
  const first = (await call(store.owner, newId())).body
  expect(first).toMatchObject({ revision: page.revision, publishedRevision: null })
  await shop.call('PUT', '/api/page/update-page', {
    as: store.owner,
    body: { pageId: page.id, content: [] },
  })
  const next = (await call(store.owner, newId())).body
  expect(next.revision).toBe(page.revision + 1)
  expect(next.publishedRevision).toBe(page.revision + 1)
})

test('another window of the same person is named as such', async () => {
  const { store, look } = await aPage()
  await look(store.owner, newId())
  expect(await look(store.owner, newId())).toMatchObject([{ name: 'Mei Lin', isYou: true }])
})

test('a window that is gone is forgotten after 100 seconds, one that stays is not', async () => {
  const { store, look } = await aPage()
  const kai = await aMember(shop, store, 'editor')
  const mine = newId()
  await look(store.owner, mine)
  await look(kai, newId())
  shop.clock.pass(1.6)
  expect(await look(store.owner, mine)).toHaveLength(1)
  shop.clock.pass(0.2)
  expect(await look(store.owner, newId())).toMatchObject([{ name: 'Mei Lin', isYou: true }])
})

test('other pages and shops are not mixed up, and viewers do not edit', async () => {
  const [tea, cups] = [await aPage(), await aPage()]
  await tea.look(tea.store.owner, newId())
  expect(await cups.look(cups.store.owner, newId())).toEqual([])
  expect((await tea.call(tea.store.owner, newId(), { id: newId() })).status).toBe(404)
  const viewer = await aMember(shop, tea.store, 'viewer')
  expect((await tea.call(viewer, newId())).status).toBe(403)
})
