import type { ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { abandonedCheckouts } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { stockMovements } from '@vitrine/db/schema/stock.ts'
import { nocturneRecords } from '@vitrine/demo/nocturne-records/nocturne-records.ts'
import { teaHouse } from '@vitrine/demo/tea-house/tea-house.ts'
import { asc, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { startShop } from '../testing/start-shop.ts'
import { addLife } from './add-life.ts'
import { fillStore } from './fill-store.ts'

const shop = startShop()
const day = 24 * 3_600_000
const daysAgo = (date: Date) => (Date.now() - date.getTime()) / day

async function aLivelyStore(demo: typeof teaHouse) {
  const store = await shop.aStore({ currency: demo.currency, country: demo.country })
  const target = { storeId: store.storeId, userId: store.owner.userId }
  await fillStore(shop.services, demo, target, async () => new Map())
  const add = () => addLife(shop.services, demo, target, inject('databaseUrl'))
  await add()
  const { storeId } = store
  const read = {
    orders: () =>
      inStore(shop.services.db, storeId, (tx) =>
        tx.select().from(orders).where(eq(orders.storeId, storeId)).orderBy(asc(orders.number)),
      ),
    mails: () =>
      inStore(shop.services.db, storeId, (tx) =>
        tx.select().from(outbox).where(eq(outbox.storeId, storeId)),
      ),
    abandoned: () =>
      inStore(shop.services.db, storeId, (tx) =>
        tx.select().from(abandonedCheckouts).where(eq(abandonedCheckouts.storeId, storeId)),
      ),
    movements: () =>
      inStore(shop.services.db, storeId, (tx) =>
        tx.select().from(stockMovements).where(eq(stockMovements.storeId, storeId)),
      ),
  }
  return { ...read, add, store }
}

const minutes = 60_000

test(
  'the Tea House has sixty orders in every state, over ninety days',
  { timeout: 3 * minutes },
  async () => {
    const tea = await aLivelyStore(teaHouse)

    const placed = await tea.orders()
    expect(placed).toHaveLength(60)
    const of = <Key extends keyof (typeof placed)[number]>(key: Key) =>
      new Set(placed.map((order) => order[key]))
    expect(of('status')).toEqual(new Set(['open', 'archived', 'cancelled']))
    expect(of('paymentStatus')).toEqual(
      new Set(['pending', 'paid', 'partially_refunded', 'refunded']),
    )
    expect(of('fulfilmentStatus')).toEqual(new Set(['unfulfilled', 'partial', 'fulfilled']))
    expect(of('email').size).toBeGreaterThan(33)
    expect(of('isPickup')).toEqual(new Set([true, false]))
    expect(placed.filter(({ discounts }) => discounts.some(({ code }) => code))).toHaveLength(3)
    expect(placed.filter(({ answers, note }) => answers.length && note)).toHaveLength(1)

    expect(await tea.abandoned()).toMatchObject([{ status: 'reminded' }])

    const ages = placed.map(({ createdAt }) => daysAgo(createdAt))
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
    expect(ages[0]).toBeGreaterThan(85)
    expect(ages.at(-1)).toBeLessThan(1)
    for (const { change, reason, createdAt } of await tea.movements())
      if (reason === 'opening') expect(daysAgo(createdAt)).toBeCloseTo(120, 1)
      else expect(change).not.toBe(0)

    const { storeId, storeDomain: host } = tea.store
    const sale = await shop.call<ProductCard[]>(
      'GET',
      '/api/products/fetch-products-by-collection',
      {
        host,
        body: { storeId, productCollection: 'sale', numberOfProducts: 10 },
      },
    )
    expect(sale.body).toHaveLength(
      teaHouse.products.filter(({ discountPrice }) => discountPrice).length,
    )
    for (const { lowestPrice, price } of sale.body) expect(lowestPrice).toBe(price)

    const imports = await shop.call<PageOf<ProductImport>>('GET', '/api/imports', {
      as: tea.store.owner,
      body: { storeId },
    })
    expect(imports.body.content).toMatchObject([
      { state: 'done', counts: { update: 7, refuse: 0, noted: 0 } },
    ])
    expect(daysAgo(new Date(imports.body.content[0]!.createdAt))).toBeCloseTo(41, 1)
  },
)

test('all its emails are in the log as sent when they were due, and a second try adds nothing', async () => {
  const records = await aLivelyStore(nocturneRecords)
  await records.add()

  expect(await records.orders()).toHaveLength(6)
  const mails = await records.mails()
  expect(mails.length).toBeGreaterThan(12)
  for (const { status, recipient, subject, createdAt, sentAt } of mails) {
    expect({ status, recipient, subject }).toEqual({
      status: 'sent',
      recipient: expect.stringContaining('@') as string,
      subject: expect.any(String) as string,
    })
    expect(sentAt!.getTime() - createdAt.getTime()).toBe(40_000)
    expect(daysAgo(createdAt)).toBeGreaterThan(0.1)
  }
})
