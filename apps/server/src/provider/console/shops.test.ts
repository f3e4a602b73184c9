import type { ShopFacts, ShopRow } from '@vitrine/contract/provider/console-shops.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { operatorActs } from '@vitrine/db/schema/console.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator, callConsole } from '../../testing/an-operator.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()
const { db } = shop.services
const reason = 'A brand reported counterfeits.'

test('shops are found by name, domain, owner and status, with what they have', async () => {
  const as = await anOperator(shop)
  const store = await shop.aStore({ name: `Tea ${newId()}` })
  const product = await shop.aProduct(store)
  await aShopper(shop, store).buy([{ product, quantity: 1 }])
  const find = async (search: string, more = {}) =>
    (
      await callConsole<PageOf<ShopRow>>(
        shop,
        'GET',
        `/shops?${new URLSearchParams({ search, ...more }).toString()}`,
        { as },
      )
    ).body.content

  for (const search of [store.name, store.storeDomain, store.owner.email, store.storeId])
    expect(await find(search)).toEqual([
      expect.objectContaining({
        storeId: store.storeId,
        name: store.name,
        domain: store.storeDomain,
        owner: { name: store.owner.name, email: store.owner.email },
        status: 'live',
        orders: 1,
        products: 1,
        storage: 0,
        openReports: 0,
      }),
    ])
  expect(await find('%')).toEqual([])
  expect(await find(store.name, { status: 'suspended' })).toEqual([])
})

test('a shop gets limits of its own, and follows its plan again without them', async () => {
  const as = await anOperator(shop)
  const store = await shop.aStore()
  const { storeId } = store
  const set = (limits: object) =>
    callConsole<ShopFacts>(shop, 'POST', `/shops/${storeId}/limits`, {
      as,
      body: { reason: 'A trial of the larger plan.', limits },
    })

  for (const limits of [{ products: -1 }, { products: 1.5 }, { shops: 3 }, { pages: 1 }])
    expect(await set(limits)).toMatchObject({ status: 400 })
  const limited = await set({ products: 1, staff: null })
  expect(limited).toMatchObject({ status: 200, body: { ownLimits: { products: 1, staff: null } } })
  expect(limited.body.usage).toContainEqual({ limit: 'products', used: 0, max: 1 })
  await shop.aProduct(store)
  const body = { storeId, name: 'Sencha', price: 1 }
  const add = () => shop.call('POST', '/api/products/add-product', { as: store.owner, body })
  expect(await add()).toMatchObject({ status: 409, body: { code: 'plan_limit' } })

  expect(await set({})).toMatchObject({ status: 200, body: { ownLimits: {} } })
  expect(await add()).toMatchObject({ status: 201 })
})

test('an operator sees whose payment is missing or disputed, and what was refunded', async () => {
  const as = await anOperator(shop)
  const { owner, storeId } = await shop.aStore()
  const find = async () =>
    (await callConsole<ShopFacts>(shop, 'GET', `/shops/${storeId}`, { as })).body
  expect(await find()).toMatchObject({ billing: null, subscription: null })

  await db.platform.insert(subscriptions).values({
    userId: owner.userId,
    customerId: `cus_${newId()}`,
    status: 'past_due',
    refunds: [{ amount: 1500, currency: 'EUR', at: '2026-10-01T00:00:00.000Z' }],
  })
  expect(await find()).toMatchObject({
    billing: 'unpaid',
    subscription: { status: 'past_due', disputes: [], refunds: [{ amount: 15, currency: 'EUR' }] },
  })
  const dispute = {
    amount: 4500,
    currency: 'EUR',
    reason: 'fraudulent',
    state: 'open' as const,
    answerBy: '2026-12-01T00:00:00.000Z',
  }
  await db.platform
    .update(subscriptions)
    .set({ disputes: [dispute] })
    .where(eq(subscriptions.userId, owner.userId))
  expect(await find()).toMatchObject({
    billing: 'disputed',
    subscription: { disputes: [{ amount: 45, state: 'open', reason: 'fraudulent' }] },
  })
  const list = await callConsole<PageOf<ShopRow>>(shop, 'GET', `/shops?search=${storeId}`, { as })
  expect(list.body.content).toMatchObject([{ billing: 'disputed' }])
})

test('a shop is suspended and resumed with a reason, and the log has both acts', async () => {
  const as = await anOperator(shop)
  const store = await shop.aStore()
  const { storeId } = store
  const act = (path: string, body: object) =>
    callConsole<ShopFacts>(shop, 'POST', `/shops/${storeId}/${path}`, { as, body })

  expect(await act('suspend', { reason: ' ' })).toMatchObject({ status: 400 })
  expect(await statusOf(store)).toBe('live')
  expect(await act('suspend', { reason })).toMatchObject({
    status: 200,
    body: { status: 'suspended', suspensions: [{ cause: 'operator', reason }] },
  })
  expect(await statusOf(store)).toBe('suspended')
  await act('resume', { reason: 'The seller proved the origin.' })
  expect(await statusOf(store)).toBe('live')

  const log = await callConsole(shop, 'GET', `/acts?storeId=${storeId}`, { as })
  expect(log.body).toMatchObject({
    totalElements: 2,
    content: [
      { kind: 'resume', operator: 'Olga Marin', reason: 'The seller proved the origin.' },
      { kind: 'suspend', operator: 'Olga Marin', reason, subject: store.name },
    ],
  })
})

test('a shop is closed by its name, and can be restored for 30 days', async () => {
  const as = await anOperator(shop)
  const store = await shop.aStore()
  const { storeId, name } = store
  const act = (path: string, body: object) =>
    callConsole<ShopFacts>(shop, 'POST', `/shops/${storeId}/${path}`, { as, body })

  expect(await act('close', { reason, confirmName: 'another' })).toMatchObject({
    status: 409,
    body: { code: 'name_mismatch' },
  })
  expect((await act('close', { reason, confirmName: name })).body.deletedAt).not.toBeNull()
  expect(await statusOf(store)).toBeUndefined()
  expect((await act('restore', { reason })).body.deletedAt).toBeNull()
  expect(await statusOf(store)).toBe('live')

  await act('close', { reason, confirmName: name })
  shop.clock.pass(31 * 24 * 60)
  const later = await anOperator(shop)
  expect(
    await callConsole(shop, 'POST', `/shops/${storeId}/restore`, { as: later, body: { reason } }),
  ).toMatchObject({ status: 404 })
})

test('a shop that does not exist is said so', async () => {
  const as = await anOperator(shop)
  const storeId = newId()
  for (const path of ['suspend', 'resume', 'restore', 'sign-in-as'])
    expect(
      await callConsole(shop, 'POST', `/shops/${storeId}/${path}`, { as, body: { reason } }),
    ).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await callConsole(shop, 'GET', `/shops/${storeId}`, { as })).status).toBe(404)
})

test('the log of acts can only be added to and read, with the rights that the server has', async () => {
  const as = await anOperator(shop)
  const store = await shop.aStore()
  await callConsole(shop, 'POST', `/shops/${store.storeId}/suspend`, { as, body: { reason } })
  const ofStore = eq(operatorActs.shopId, store.storeId)

  const denied = { cause: { message: 'permission denied for table operator_acts' } }
  await expect(
    inPlatform(db, (tx) => tx.update(operatorActs).set({ reason: 'nothing' }).where(ofStore)),
  ).rejects.toMatchObject(denied)
  await expect(
    inPlatform(db, (tx) => tx.delete(operatorActs).where(ofStore)),
  ).rejects.toMatchObject(denied)
  await expect(inPlatform(db, (tx) => tx.execute('TRUNCATE operator_acts'))).rejects.toMatchObject(
    denied,
  )
  expect(await db.platform.$count(operatorActs, ofStore)).toBe(1)
})

async function statusOf({ storeId }: OwnedStore) {
  const { body } = await shop.call<{ status?: string }>('POST', '/api/store/check-status', {
    body: { storeId },
  })
  return body.status
}
