import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../testing/start-shop.ts'

const shop = startShop()

// Sent as it is: the driver's `call` would give the password and repeat the call.
async function deleteStore({ storeId, name, owner }: OwnedStore) {
  const rawBody = JSON.stringify({ storeId, confirmName: name })
  const path = '/api/store/delete-store'
  const answer = await shop.fetch(path, { method: 'DELETE', as: owner, rawBody })
  return { status: answer.status, body: (await answer.json()) as { code?: string } }
}

const prove = ({ owner }: OwnedStore, password = owner.password) =>
  shop.call('POST', '/api/profile/prove', { as: owner, body: { password } })

test('signing in is proof for 10 minutes', async () => {
  const store = await shop.aStore()
  shop.clock.pass(9)
  expect((await deleteStore(store)).status).toBe(200)
})

test('later the password is needed again, and the refused call changes nothing', async () => {
  const store = await shop.aStore()
  shop.clock.pass(10)

  expect(await deleteStore(store)).toMatchObject({ status: 428, body: { code: 'proof_needed' } })
  expect((await prove(store, 'not the one')).status).toBe(400)
  expect((await deleteStore(store)).status).toBe(428)
  expect((await prove(store)).status).toBe(200)
  expect((await deleteStore(store)).status).toBe(200)
})

test('a proof holds in its own session only', async () => {
  const store = await shop.aStore()
  const { email, password } = store.owner
  shop.clock.pass(10)

  await shop.call('POST', '/api/auth/login', { body: { email, password } })

  expect((await deleteStore(store)).status).toBe(428)
})
