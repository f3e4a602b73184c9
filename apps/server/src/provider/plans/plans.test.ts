import type { StoreUsage } from '@vitrine/contract/provider/plans.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { expect, test } from 'vitest'
import { aKey } from '../../testing/a-key.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { upload } from '../../testing/an-image.ts'
import { onPlan } from '../../testing/on-plan.ts'
import { productFiles } from '../../testing/product-files.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { excessFor, excessSentence } from './before-plan.ts'
import { setStoreLimits } from './set-store-limits.ts'

const shop = startShop()

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

const addProduct = ({ storeId, owner }: OwnedStore, name: string) =>
  shop.call<RefusalBody>('POST', '/api/products/add-product', {
    as: owner,
    body: { storeId, name, price: 12.5 },
  })

async function usageOf({ owner }: OwnedStore) {
  const { body } = await shop.call<StoreUsage>('GET', '/api/plans/store-usage', { as: owner })
  return Object.fromEntries(body.usage.map(({ limit, used, max }) => [limit, [used, max]]))
}

test('an installation without billing has one unlimited plan and sells none', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store)

  expect((await shop.call('GET', '/api/plans')).body).toEqual({ sellsPlans: false, plans: [] })
  expect((await shop.call('GET', '/api/plans/usage', { as: store.owner })).body).toMatchObject({
    plan: { planId: 'unlimited' },
    shops: { used: 1, max: null },
    stores: [{ storeId: store.storeId }],
  })
  expect(await usageOf(store)).toMatchObject({ products: [1, null], storage: [0, null] })
})

test('a plan of three products refuses the fourth and says what to do', async () => {
  const store = await shop.aStore()
  await onPlan(shop, store.owner, { products: 3 })
  for (const name of ['Sencha', 'Bancha', 'Gyokuro']) await addProduct(store, name)

  expect(await addProduct(store, 'Matcha')).toMatchObject({
    status: 409,
    body: {
      code: 'plan_limit',
      error: 'Your plan allows 3 products. Remove some or change the plan.',
      details: { limit: 'products', max: 3 },
    },
  })
  expect(await usageOf(store)).toMatchObject({ products: [3, 3] })
})

test('ten products added at once never pass the limit', async () => {
  const store = await shop.aStore()
  await onPlan(shop, store.owner, { products: 4 })

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => addProduct(store, `Sencha ${at}`)),
  )

  expect(statuses(answers)).toEqual([201, 201, 201, 201, ...Array<number>(6).fill(409)])
  expect(await usageOf(store)).toMatchObject({ products: [4, 4] })
})

test('an import adds what there is room for, and names each product that it left out', async () => {
  const store = await shop.aStore()
  await onPlan(shop, store.owner, { products: 2 })
  const files = productFiles(shop, store)

  const { id } = await files.checked('Slug,Name,Price\na,Assam,9\nb,Bancha,8\nc,Ceylon,7\n')
  const done = await files.apply(id)

  expect(done.counts).toMatchObject({ create: 2, refuse: 1 })
  expect(await files.items(id, 'refuse')).toMatchObject([
    { slug: 'c', messages: [{ text: expect.stringContaining('Your plan allows 2 products.') }] },
  ])
})

test('shops are counted for their owner, also ones that come back', async () => {
  const store = await shop.aStore()
  const { owner } = store
  await onPlan(shop, owner, { shops: 1 })
  const create = (name: string) =>
    shop.call<RefusalBody>('POST', '/api/store/create-store', { as: owner, body: { name } })

  expect((await create('Second')).body.error).toBe(
    'Your plan allows 1 shop. Delete one or change the plan.',
  )
  const body = { storeId: store.storeId, confirmName: store.name }
  await shop.call('DELETE', '/api/store/delete-store', { as: owner, body })
  const answers = await Promise.all(['Two', 'Three', 'Four'].map(create))
  expect(statuses(answers)).toEqual([201, 409, 409])
  const restored = await shop.call('POST', '/api/store/restore-store', {
    as: owner,
    body: { storeId: store.storeId },
  })
  expect(restored).toMatchObject({ status: 409, body: { code: 'plan_limit' } })
})

test('the team counts open invitations, and an accepted one takes no second place', async () => {
  const store = await shop.aStore()
  await onPlan(shop, store.owner, { staff: 1 })
  const invite = (email: string) =>
    shop.call<RefusalBody>('POST', '/api/team/invitations', {
      as: store.owner,
      body: { storeId: store.storeId, email, role: 'editor' },
    })
  const kai = await shop.aUser()

  expect((await invite(kai.email)).status).toBe(201)
  expect((await invite('noor@tea.example')).body.error).toBe(
    'Your plan allows 1 team member besides the owner. Remove somebody, revoke an invitation or change the plan.',
  )
  await shop.services.db.platform.execute(
    `UPDATE users SET email_verified = true WHERE id = '${kai.userId}'`,
  )
  const mine = await shop.call<{ id: string }[]>('GET', '/api/invitations', { as: kai })
  const accepted = await shop.call('POST', '/api/invitations/accept', {
    as: kai,
    body: { id: mine.body[0]!.id },
  })
  expect(accepted.status).toBe(200)
  expect(await usageOf(store)).toMatchObject({ staff: [1, 1] })
})

test('images stop at the storage of the plan and leave no file', async () => {
  const store = await shop.aStore()
  await onPlan(shop, store.owner, { storage: 10 })

  expect(await upload(shop, store)).toMatchObject({
    status: 409,
    body: {
      error: 'Your plan allows 10 bytes of images and files. Delete some or change the plan.',
    },
  })
  expect(await usageOf(store)).toMatchObject({ storage: [0, 10] })
})

test('a domain counts once with its www', async () => {
  const store = await shop.aStore()
  await onPlan(shop, store.owner, { domains: 1 })
  const name = `tea-${store.storeId.slice(-12)}.example`
  const add = (domain: string) =>
    shop.call('PUT', '/api/store/update-domain', {
      as: store.owner,
      body: { storeId: store.storeId, domain, withCounterpart: true },
    })

  expect((await add(name)).status).toBe(200)
  expect(await add(`other-${name}`)).toMatchObject({ status: 409, body: { code: 'plan_limit' } })
})

test('orders above the plan are refused like those of a paused shop, also racing ones', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  await onPlan(shop, store.owner, { orders: 2 })
  const shopper = aShopper(shop, store)
  const buy = () => shopper.buy([{ product, quantity: 1 }])

  const answers = await Promise.all([buy(), buy(), buy(), buy()])

  expect(statuses(answers)).toEqual([201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('shop_paused')
})

test('calls with API keys above the plan wait for the next minute', async () => {
  const store = await shop.aStore()
  await onPlan(shop, store.owner, { apiCalls: 2 })
  const { key } = await aKey(shop, store, ['products:read'])
  const read = () =>
    shop.call<RefusalBody>('GET', '/api/products/filtered-products', {
      headers: { authorization: `Bearer ${key}` },
      body: { storeId: store.storeId },
    })

  expect([(await read()).status, (await read()).status]).toEqual([200, 200])
  expect(await read()).toMatchObject({
    status: 429,
    body: { error: 'Your plan allows 2 API calls a minute. Wait a minute or change the plan.' },
  })
})

test('the provider’s exception for a shop takes precedence, and null lifts a limit', async () => {
  const store = await shop.aStore()
  await onPlan(shop, store.owner, { products: 1, staff: 2 })
  const { db } = shop.services
  await inPlatform(db, (tx) => setStoreLimits(tx, store.storeId, { products: null, staff: 5 }))
  await addProduct(store, 'Sencha')

  expect((await addProduct(store, 'Bancha')).status).toBe(201)
  expect(await usageOf(store)).toMatchObject({ products: [2, null], staff: [0, 5] })
  await inPlatform(db, (tx) => setStoreLimits(tx, store.storeId, {}))
  expect((await addProduct(store, 'Matcha')).status).toBe(409)
})

test('a downgrade lists exactly what has to change first', async () => {
  const store = await shop.aStore()
  for (const name of ['Sencha', 'Bancha']) await addProduct(store, name)
  await shop.aStore({ owner: store.owner, name: 'Second House' })
  const other = await shop.aUser()
  const small = await onPlan(shop, other, { shops: 1, products: 1, orders: 0 })

  const excess = await excessFor(shop.services.db, store.owner.userId, small)

  expect(excess.map(excessSentence)).toEqual([
    'You have 2 shops; the plan allows 1.',
    'Tea House has 2 products; the plan allows 1.',
  ])
})
