import { expect, test } from 'vitest'
import { aKey } from '../../../testing/a-key.ts'
import { CookieJar } from '../../../testing/cookie-jar.ts'
import { startShop, type OwnedStore, type User } from '../../../testing/start-shop.ts'
import { forgetDeletedAccounts } from './delete-account.ts'

const shop = startShop()
const days = 24 * 60

const deleteAccount = (as: User, confirmEmail = as.email) =>
  shop.call('DELETE', '/api/profile', { as, body: { confirmEmail } })
const login = ({ email, password, ...user }: User) => {
  const as = { ...user, email, password, cookies: new CookieJar() }
  return shop.call('POST', '/api/auth/login', { as, body: { email, password } })
}
const deleteStore = ({ storeId, name, owner }: OwnedStore) =>
  shop.call('DELETE', '/api/store/delete-store', {
    as: owner,
    body: { storeId, confirmName: name },
  })
const nightly = () => forgetDeletedAccounts(shop.services, shop.clock.now())

test('an account is deleted by typing its address, and signs out everywhere', async () => {
  const user = await shop.aUser()
  const elsewhere = { ...user, cookies: new CookieJar() }
  const { email, password } = user
  await shop.call('POST', '/api/auth/login', { as: elsewhere, body: { email, password } })

  expect(await deleteAccount(user, 'other@tea.example')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'confirmEmail' }] },
  })
  expect((await deleteAccount(user, ` ${email.toUpperCase()}`)).status).toBe(200)

  for (const as of [user, elsewhere])
    expect((await shop.call('GET', '/api/auth/check-auth', { as })).status).toBe(401)
})

test('the only owner of a shop keeps the account until the shop is deleted', async () => {
  const store = await shop.aStore()
  const key = await aKey(shop, store, ['products:read'])

  expect(await deleteAccount(store.owner)).toMatchObject({
    status: 409,
    body: { code: 'sole_owner' },
  })
  const headers = { authorization: `Bearer ${key.key}` }
  const path = '/api/products/filtered-products'
  const body = { storeId: store.storeId }
  expect((await shop.call('GET', path, { headers, body })).status).toBe(200)

  await deleteStore(store)
  expect((await deleteAccount(store.owner)).status).toBe(200)
})

test('signing in within 30 days brings the account back; later it is gone', async () => {
  const [returning, leaving] = [await shop.aUser(), await shop.aUser()]
  await deleteAccount(returning)
  await deleteAccount(leaving)
  shop.clock.pass(29 * days)
  await nightly()

  expect((await login(returning)).status).toBe(200)
  shop.clock.pass(2 * days)
  await nightly()
  expect((await login(returning)).status).toBe(200)
  expect((await login(leaving)).status).toBe(401)
})
