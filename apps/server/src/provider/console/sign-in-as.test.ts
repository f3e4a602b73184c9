import type { SignedInOwner } from '@vitrine/contract/account/auth.ts'
import { expect, test } from 'vitest'
import { declaredCalls } from '../../access-matrix/calls.ts'
import { isOpenToVisitors } from '../../api/refuse-visitor.ts'
import { anOperator, callConsole, type TestOperator } from '../../testing/an-operator.ts'
import { CookieJar } from '../../testing/cookie-jar.ts'
import { type OwnedStore, startShop, type User } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()
const reason = 'You asked why the rates of France are missing.'

async function linkTo({ storeId }: OwnedStore, as: TestOperator): Promise<string> {
  const { body } = await callConsole<{ url: string }>(
    shop,
    'POST',
    `/shops/${storeId}/sign-in-as`,
    { as, body: { reason } },
  )
  return new URLSearchParams(new URL(body.url).hash.slice(1)).get('token')!
}

/** The operator's browser at the main host. */
async function enter(store: OwnedStore, token: string): Promise<User> {
  const browser = { ...store.owner, cookies: new CookieJar() }
  const entered = await shop.call('POST', '/api/auth/enter-shop', { as: browser, body: { token } })
  expect(entered).toMatchObject({ status: 200, body: { selectedStoreId: store.storeId } })
  return browser
}

const checkAuth = (as: User) => shop.call<SignedInOwner>('GET', '/api/auth/check-auth', { as })

test('an operator works in a shop as its owner, and every act carries both names', async () => {
  const operator = await anOperator(shop, 'Olga Marin')
  const store = await shop.aStore()
  const visitor = await enter(store, await linkTo(store, operator))

  expect((await checkAuth(visitor)).body).toMatchObject({
    name: store.owner.name,
    selectedStoreId: store.storeId,
    visit: { operator: 'Olga Marin', reason },
  })
  const { storeId } = store
  const body = { storeId, name: 'Tea House Hamburg' }
  await shop.call('PUT', '/api/store/update-store-general-details', { as: visitor, body })
  const { body: activity } = await shop.call<{ content: { actor: { name: string } }[] }>(
    'GET',
    '/api/activity',
    { as: store.owner, body: { storeId } },
  )
  expect(JSON.stringify(activity)).toContain(`Olga Marin for ${store.owner.name}`)
})

test('the owner is emailed who came and why', async () => {
  const store = await shop.aStore({ name: 'Tea House' })
  await enter(store, await linkTo(store, await anOperator(shop, 'Olga Marin')))

  const [mail] = await storeOutbox(shop.services, store)
  expect(mail).toMatchObject({
    to: store.owner.email,
    subject: 'Olga Marin of Vitrine opened Tea House',
  })
  expect(mail?.text).toContain(reason)
})

test('the link works once, and the visit ends after 30 minutes', async () => {
  const operator = await anOperator(shop)
  const store = await shop.aStore()
  const token = await linkTo(store, operator)
  const visitor = await enter(store, token)

  const again = await shop.call('POST', '/api/auth/enter-shop', { body: { token } })
  expect(again).toMatchObject({ status: 410, body: { code: 'token_spent' } })
  const unused = await linkTo(store, operator)
  shop.clock.pass(29)
  expect((await checkAuth(visitor)).status).toBe(200)
  shop.clock.pass(2)
  expect((await checkAuth(visitor)).status).toBe(401)
  expect(
    (await shop.call('POST', '/api/auth/enter-shop', { body: { token: unused } })).status,
  ).toBe(410)
})

test('the visit is to one shop, and leaves no trace of the owner being there', async () => {
  const store = await shop.aStore()
  const other = await shop.aStore({ owner: store.owner })
  const visitor = await enter(store, await linkTo(store, await anOperator(shop)))

  const elsewhere = { as: visitor, headers: { 'x-store-id': other.storeId } }
  expect(await shop.call('GET', '/api/products/export', elsewhere)).toMatchObject({
    body: { code: expect.stringMatching(/not_found|barred/) as string },
  })
  expect(
    await shop.call('GET', '/api/store/find-current-store', {
      ...elsewhere,
      body: { storeId: other.storeId },
    }),
  ).toMatchObject({ status: 404 })
  const body = { storeId: other.storeId }
  expect(await shop.call('POST', '/api/store/select-store', { as: visitor, body })).toMatchObject({
    status: 403,
    body: { code: 'barred_to_operators' },
  })
})

test('money, keys, the team, exports and the account are barred', async () => {
  const barred = declaredCalls
    .filter(({ rule }) => rule.access === 'owner' || rule.access === 'self')
    .filter(({ name, rule }) => !isOpenToVisitors(name, rule))
    .map(({ name }) => name)

  expect(barred).toEqual(
    expect.arrayContaining([
      'orders.addRefund',
      'orders.addPayment',
      'orders.cancel',
      'draftOrders.markPaid',
      'payments.connectStripe',
      'payments.update',
      'apiKeys.create',
      'apiKeys.list',
      'webhooks.create',
      'webhooks.rotateSecret',
      'team.invite',
      'store.deleteStore',
      'profile.changePassword',
      'profile.exportData',
      'passkeys.add',
      'orders.export',
      'products.export',
      'subscribers.export',
      'activity.export',
    ]),
  )
  const visitor = await (async () => {
    const store = await shop.aStore()
    return await enter(store, await linkTo(store, await anOperator(shop)))
  })()
  for (const { name, method, path } of declaredCalls.filter((call) => barred.includes(call.name))) {
    if (path.includes('upload')) continue
    const answer = await shop.fetch(`/api${path.replaceAll(/\{\w+\}/g, 'x')}`, {
      method,
      as: visitor,
    })
    expect([name, answer.status, await answer.json()]).toMatchObject([
      name,
      403,
      { code: 'barred_to_operators' },
    ])
  }
})
