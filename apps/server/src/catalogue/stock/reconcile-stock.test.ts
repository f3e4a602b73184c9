import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { stockMovements } from '@vitrine/db/schema/stock.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { startShop } from '../../testing/start-shop.ts'
import { startReconciling } from './reconcile-stock.ts'

const shop = startShop()
const day = 24 * 60 * 60 * 1000

test('the queue holds stock against its ledger once a night, and names what differs', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 10 })
  await inStore(shop.services.db, store.storeId, (tx) =>
    tx.insert(stockMovements).values({
      storeId: store.storeId,
      productId: sencha.id,
      change: 2,
      stock: 12,
      reason: 'correction',
    }),
  )
  const logged: string[] = []
  const log = createLog({ json: true, write: (line) => logged.push(line) })
  const jobs = await startJobs(await emptyDatabaseUrl(), log)
  onTestFinished(() => jobs.stop())
  const sent = vi.spyOn(jobs, 'send')

  const { db } = shop.services
  await startReconciling(jobs, { db, log, now: () => new Date(Date.now() - day) })
  await vi.waitFor(() => expect(logged.join('')).toContain(sencha.id), 15_000)

  const nights = sent.mock.calls.map(([, , options]) => options?.at?.toISOString())
  expect(nights[0]).toMatch(/T03:00:00\.000Z$/)
  expect(nights).toHaveLength(2)
  expect(logged.filter((line) => line.includes(sencha.id))).toHaveLength(1)
})
