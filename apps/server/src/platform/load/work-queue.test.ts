import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorkQueue, startWaiting, Overloaded, workLimits } from './work-queue.ts'

/** The limits are generous, so that a slow machine refuses nothing. */
function aDesk(limits = {}) {
  const patient = { maxWaitMs: 60_000, standingWaitMs: 60_000 }
  const queue = createWorkQueue({ ...workLimits, ...patient, ...limits })
  const started: string[] = []
  const ends: (() => void)[] = []
  const bring = (network: string, name = network) =>
    queue.run(network, async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  return { started, bring, endAll: () => ends.splice(0).forEach((end) => end()), queue }
}

test('networks take turns, however many requests each has', async () => {
  const { started, bring, endAll } = aDesk({ young: 1, youngMs: 10_000 })
  const works = [bring('crowd', 'crowd 1'), bring('crowd', 'crowd 2'), bring('crowd', 'crowd 3')]
  works.push(bring('neighbour'))

  while (started.length < 4) {
    endAll()
    await wait(5)
  }
  endAll()
  await Promise.all(works)

  expect(started).toEqual(['crowd 1', 'crowd 2', 'neighbour', 'crowd 3'])
})

test('the requests of one network are limited, and do not delay those of others', async () => {
  const { started, bring, endAll } = aDesk({ activePerNetwork: 2, youngMs: 0 })
  const works = ['a', 'b', 'c'].map((name) => bring('crowd', name))
  works.push(bring('neighbour'))

  await expect.poll(() => started).toEqual(['a', 'b', 'neighbour'])
  endAll()
  await expect.poll(() => started).toEqual(['a', 'b', 'neighbour', 'c'])
  endAll()
  await Promise.all(works)
})

test('work that waits for others, or has for long, lets the next one begin', async () => {
  const { started, bring, endAll, queue } = aDesk({ young: 1, youngMs: 500 })
  const aside = queue.run('a', async () => {
    startWaiting()
    await wait(30)
  })
  const works = [aside, bring('b'), bring('c')]

  await expect.poll(() => started).toEqual(['b'])
  await expect.poll(() => started, { timeout: 10_000 }).toEqual(['b', 'c'])
  endAll()
  await Promise.all(works)
})

test('what would wait too long is refused, at once where others wait too long already', async () => {
  const { bring, endAll } = aDesk({
    young: 1,
    youngMs: 10_000,
    standingWaitMs: 100,
    maxWaitMs: 3000,
  })
  const first = bring('a', 'first')
  const started = performance.now()
  const second = bring('a', 'second').catch((error: unknown) => error)
  await wait(120)

  await expect(bring('a', 'third')).rejects.toThrow(Overloaded)
  expect(performance.now() - started).toBeLessThan(2500)
  expect(await second).toBeInstanceOf(Overloaded)
  endAll()
  await first
})

test('no more wait than may', async () => {
  const { bring, endAll } = aDesk({ young: 1, youngMs: 10_000, waitingPerNetwork: 1, waiting: 2 })
  const works = [bring('a'), bring('a'), bring('b')]

  await expect(bring('a')).rejects.toThrow(Overloaded)
  await expect(bring('c')).rejects.toThrow(Overloaded)
  const over = Promise.all(works)
  const ending = setInterval(endAll, 10)
  await over.finally(() => clearInterval(ending))
})
