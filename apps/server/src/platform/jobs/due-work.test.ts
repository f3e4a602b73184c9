import { setTimeout as wait } from 'node:timers/promises'
import { Writes } from '@vitrine/db/writes.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { createDueWorker, type Due, type DueWork, runDue, startDueWork } from './due-work.ts'

const services = { log: createLog({ json: true, write: () => {} }), now: () => new Date(0) }

function aQueue(rows: Due[], attempt: (row: Due) => Promise<void>): DueWork<Due> {
  const done = new Set<string>()
  return {
    name: 'tests',
    list: async ({ fullStores }) =>
      rows.filter(({ id, storeId }) => !done.has(id) && !fullStores.includes(storeId)),
    async attempt(row) {
      await attempt(row)
      done.add(row.id)
    },
    atOnce: { ofStore: 2, ofAll: 3 },
    failures: { list: 'The rows could not be read.', attempt: 'A row could not be done.' },
  }
}

const rowsOf = (storeId: string, count: number): Due[] =>
  Array.from({ length: count }, (_, index) => ({
    storeId,
    id: `${storeId}${index + 1}`,
    place: index + 1,
  }))

const pause = () => wait(5)

test('the first of each store comes before the third of any', async () => {
  const order: string[] = []
  const rows = [...rowsOf('a', 4), ...rowsOf('b', 1)]

  await runDue(
    aQueue(rows, async ({ id }) => void order.push(id)),
    services,
  )

  expect(order).toHaveLength(5)
  expect(order.slice(0, 3)).toContain('b1')
})

test('a store has two in flight at most, and all stores three', async () => {
  let [inFlight, peak] = [0, 0]
  const ofStore = new Map<string, number>()
  let maxPerStore = 0
  const rows = [...rowsOf('a', 5), ...rowsOf('b', 5)]

  await runDue(
    aQueue(rows, async ({ storeId }) => {
      inFlight += 1
      ofStore.set(storeId, (ofStore.get(storeId) ?? 0) + 1)
      peak = Math.max(peak, inFlight)
      maxPerStore = Math.max(maxPerStore, ...ofStore.values())
      await pause()
      inFlight -= 1
      ofStore.set(storeId, ofStore.get(storeId)! - 1)
    }),
    services,
  )

  expect([peak, maxPerStore]).toEqual([3, 2])
})

test('an attempt that broke off is logged, rests for ten seconds, and holds up no other', async () => {
  let moment = 0
  const lines: string[] = []
  const log = createLog({ json: true, write: (line) => lines.push(line) })
  const attempts: string[] = []
  const worker = createDueWorker(
    aQueue([...rowsOf('a', 1), ...rowsOf('b', 1)], async ({ id }) => {
      attempts.push(id)
      if (id === 'a1') throw new Error('The disk is full.')
    }),
    { log, now: () => new Date(moment) },
  )

  while (await worker.pass()) await worker.settled()
  expect(attempts).toEqual(['a1', 'b1'])
  expect(lines.join()).toContain('A row could not be done.')
  moment = 10_000
  await worker.pass()
  await worker.settled()

  expect(attempts).toEqual(['a1', 'b1', 'a1'])
})

test('work that ends while the rows are listed makes room for the next', async () => {
  const order: string[] = []
  const queue = aQueue(rowsOf('a', 5), async ({ id }) => {
    await pause()
    order.push(id)
  })
  const list: typeof queue.list = async (query, inFlight) => {
    if (inFlight.length) await pause().then(pause)
    return queue.list(query, inFlight)
  }

  const worker = createDueWorker({ ...queue, list }, services)
  while (await worker.pass());

  expect(order).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
})

test('a backlog that was listed ahead is not listed again for each row', async () => {
  const order: string[] = []
  let lists = 0
  const queue = aQueue(rowsOf('a', 6), async ({ id }) => void order.push(id))
  const list: typeof queue.list = async (query, inFlight) => {
    lists += 1
    return await queue.list(query, inFlight)
  }

  await runDue({ ...queue, list, listAhead: 3 }, services)

  expect(order).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
  expect(lists).toBe(2)
})

test('nor is it listed again for each row that ends', async () => {
  let lists = 0
  const queue = aQueue(rowsOf('a', 20), () => wait(5))
  const list: typeof queue.list = async (query, inFlight) => {
    lists += 1
    return await queue.list(query, inFlight)
  }

  const worker = createDueWorker({ ...queue, list, listAhead: 3 }, services)
  while (await worker.pass());

  expect(lists).toBeLessThan(6)
})

test('work that follows writes is looked for seldom, and soon after one that made it due', async () => {
  const writes = new Writes()
  let reads = 0
  const queue = aQueue([], async () => {})
  const list: typeof queue.list = async () => {
    reads += 1
    return []
  }
  const work = { ...queue, list, follows: 'emails' as const }
  onTestFinished(startDueWork(work, { ...services, writes, pauseMs: 100 }))

  await expect.poll(() => reads).toBe(1)
  writes.note(['webhooks'])
  await wait(300)
  expect(reads).toBe(1)
  writes.note(['emails'])
  const wrote = performance.now()
  await expect.poll(() => reads, { interval: 5 }).toBe(2)
  const soon = performance.now() - wrote
  await expect.poll(() => reads, { interval: 5, timeout: 10_000 }).toBe(3)
  expect(performance.now() - wrote - soon).toBeGreaterThan(1400)
  expect(soon).toBeLessThan(1000)
})

test('while it has work, it reads a tenth of the time at most', async () => {
  const reads: number[] = []
  const queue = aQueue([...rowsOf('a', 3), ...rowsOf('b', 3)], async () => {})
  const list: typeof queue.list = async (query, inFlight) => {
    reads.push(performance.now())
    await wait(20)
    return await queue.list(query, inFlight)
  }
  onTestFinished(startDueWork({ ...queue, list }, { ...services, writes: new Writes() }))

  await expect.poll(() => reads.length).toBeGreaterThanOrEqual(3)
  const [first, second, third] = reads
  expect(second! - first!).toBeGreaterThan(180)
  expect(third! - second!).toBeGreaterThan(180)
})
