import { expect, test } from 'vitest'
import { aMember } from '../../../testing/a-member.ts'
import { type OwnedStore, startShop, type User } from '../../../testing/start-shop.ts'

const shop = startShop()

const hide = (as: User, { storeId }: OwnedStore, hidden = true) =>
  shop.call('PUT', '/api/profile/setup', { as, body: { storeId, hidden } })

const find = (as: User, { storeId }: OwnedStore) =>
  shop.call('GET', '/api/profile/setup', { as, body: { storeId } })

test('a member hides the setup of one shop, for nobody else and in no other shop', async () => {
  const tea = await shop.aStore()
  const cups = await shop.aStore({ owner: tea.owner })
  const admin = await aMember(shop, tea, 'admin')
  expect((await find(tea.owner, tea)).body).toEqual({ hidden: false })

  expect((await hide(tea.owner, tea)).body).toEqual({ hidden: true })

  expect((await find(tea.owner, tea)).body).toEqual({ hidden: true })
  expect((await find(tea.owner, cups)).body).toEqual({ hidden: false })
  expect((await find(admin, tea)).body).toEqual({ hidden: false })
  expect((await hide(tea.owner, tea, false)).body).toEqual({ hidden: false })
})

test('a shop of others has no setup to hide', async () => {
  const [store, stranger] = [await shop.aStore(), await shop.aUser()]
  expect((await hide(stranger, store)).status).toBe(404)
  expect((await find(stranger, store)).status).toBe(404)
})
