import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorkQueue, startWaiting, Overloaded, workLimits } from './work-queue.ts'

/** The limits are generous, so that a slow machine refuses nothing. */
function aDesk(limits = {}) {
  const patient = { maxWaitMs: 60_000, standingWaitMs: 60_000 }
  const queue = createWorkQueue({ ...workLimits, ...patient, ...limits })
  const started: string[] = []
  const ends: (() => void)[] = []
  const bring = (network: string, name = network, shop = 'tea') =>
    queue.run({ shop, network }, async () => {
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

test('shops take turns, however many networks send requests to each', async () => {
  const { started, bring, endAll } = aDesk({ young: 1, youngMs: 10_000 })
  const crowd = Array.from({ length: 40 }, (_, at) => bring(`network ${at}`, `crowd ${at}`))
  const neighbours = ['a', 'b'].map((network) => bring(network, network, 'cups'))

  while (started.length < 42) {
    endAll()
    await wait(2)
  }
  endAll()
  await Promise.all([...crowd, ...neighbours])

  expect(started.slice(0, 6)).toEqual(['crowd 0', 'crowd 1', 'a', 'crowd 2', 'b', 'crowd 3'])
})

test('a shop may fill only its own part of the line', async () => {
  const { bring, endAll } = aDesk({ young: 1, youngMs: 10_000, waiting: 8, waitingPerShop: 4 })
  const crowd = Array.from({ length: 9 }, (_, at) => bring(`network ${at}`))
  const ofCrowd = Promise.allSettled(crowd)
  const neighbour = bring('neighbour', 'neighbour', 'cups')

  const ending = setInterval(endAll, 2)
  const outcomes = await ofCrowd
  await neighbour
  clearInterval(ending)

  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4)
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
  const aside = queue.run({ shop: 'tea', network: 'a' }, async () => {
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
