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
  const look = (as: User, windowId: string, id = page.id) =>
    shop.call('PUT', `/api/page/${id}/open`, { as, body: { window: windowId } })
  return { store, look }
}

test('who opens a page learns who has it open, too, and they learn it', async () => {
  const { store, look } = await aPage()
  const kai = await aMember(shop, store, 'editor')
  const [mine, theirs] = [newId(), newId()]
  expect((await look(store.owner, mine)).body).toEqual([])
  expect((await look(kai, theirs)).body).toEqual([{ name: 'Mei Lin', isYou: false }])
  expect((await look(store.owner, mine)).body).toEqual([{ name: 'Kai editor', isYou: false }])
})

test('another window of the same person is named as such', async () => {
  const { store, look } = await aPage()
  await look(store.owner, newId())
  expect((await look(store.owner, newId())).body).toEqual([{ name: 'Mei Lin', isYou: true }])
})

test('a window that is gone is forgotten after 100 seconds', async () => {
  const { store, look } = await aPage()
  const kai = await aMember(shop, store, 'editor')
  await look(kai, newId())
  shop.clock.pass(1.6)
  expect((await look(store.owner, newId())).body).toHaveLength(1)
  shop.clock.pass(0.2)
  expect((await look(store.owner, newId())).body).toEqual([{ name: 'Mei Lin', isYou: true }])
})

test('other pages and shops are not mixed up, and viewers do not edit', async () => {
  const [tea, cups] = [await aPage(), await aPage()]
  await tea.look(tea.store.owner, newId())
  expect((await cups.look(cups.store.owner, newId())).body).toEqual([])
  expect((await tea.look(tea.store.owner, newId(), newId())).status).toBe(404)
  const viewer = await aMember(shop, tea.store, 'viewer')
  expect((await tea.look(viewer, newId())).status).toBe(403)
})
