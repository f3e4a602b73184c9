import { readFile } from 'node:fs/promises'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { accountPlans } from '@vitrine/db/schema/plans.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'
import { importPlans } from './import-plans.ts'

const db = await openOwnDatabase()
const shop = startShop({}, db, {
  BILLING_STRIPE_SECRET_KEY: 'sk_test_tests',
  BILLING_STRIPE_WEBHOOK_SECRET: 'whsec_tests',
})

const imported = (plans: unknown[]) =>
  inPlatform(db, (tx) => importPlans(tx, JSON.stringify({ plans })))

const free = { id: 'free', name: 'Free', limits: { shops: 1 }, default: true }
const pro = { id: 'pro', name: 'Pro', limits: {}, prices: { EUR: { month: 29, year: 290 } } }

const listed = async () =>
  (await shop.call<{ plans: { planId: string }[] }>('GET', '/api/plans')).body.plans

test('the example file is usable as it is', async () => {
  const text = await readFile('deploy/plans.example.json', 'utf8')
  await inPlatform(db, (tx) => importPlans(tx, text))

  expect((await shop.call('GET', '/api/plans')).body).toMatchObject({
    sellsPlans: true,
    plans: [
      { planId: 'free', prices: [] },
      { planId: 'starter', trialDays: 14, limits: { products: 100 } },
      { planId: 'growth', limits: { orders: 2000, shops: 3 } },
      { planId: 'scale', limits: { orders: null } },
    ],
  })
})

test('a plan in use is retired, and one that nobody has is deleted', async () => {
  const { userId } = await shop.aUser()
  await imported([free, pro, { ...pro, id: 'gold' }])
  await db.platform.insert(accountPlans).values({ userId, planId: 'pro' })

  expect(await imported([free])).toEqual({
    written: ['free'],
    retired: ['pro'],
    deleted: ['gold'],
  })
  expect((await listed()).map(({ planId }) => planId)).toEqual(['free'])
  await expect(db.platform.execute(`DELETE FROM plans WHERE id = 'pro'`)).rejects.toThrow()
  await imported([free, pro])
  expect((await listed()).map(({ planId }) => planId)).toEqual(['free', 'pro'])
})

test.each([
  ['no JSON', 'plans: []', 'The file is not JSON'],
  ['no default', JSON.stringify({ plans: [pro] }), 'Exactly one plan has to be "default"'],
  ['two of an id', JSON.stringify({ plans: [free, free] }), 'Two plans have the same id.'],
  [
    'a default with a price',
    JSON.stringify({ plans: [{ ...pro, default: true }] }),
    'The default plan has to be free',
  ],
  [
    'a price of half a yen',
    JSON.stringify({ plans: [free, { ...pro, prices: { JPY: { month: 0.5 } } }] }),
    'more decimals than JPY has',
  ],
  [
    'an unknown limit',
    JSON.stringify({ plans: [{ ...free, limits: { cats: 9 } }] }),
    'plans.0.limits',
  ],
])('a file with %s is refused and changes nothing', async (_, text, sentence) => {
  await imported([free, pro])

  await expect(inPlatform(db, (tx) => importPlans(tx, text))).rejects.toThrow(sentence)
  expect((await listed()).map(({ planId }) => planId)).toEqual(['free', 'pro'])
})
