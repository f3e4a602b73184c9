import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { StoreBusy, StoreTurns } from './store-turns.ts'

function aStore(limits = {}) {
  const turns = new StoreTurns({ active: 2, waiting: 10, maxWaitMs: 5000, ...limits })
  const started: string[] = []
  const ends: (() => void)[] = []
  const bring = (store: string, name: string) =>
    turns.run(store, async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  const endOne = async () => {
    ends.shift()?.()
    await wait(1)
  }
  return { started, bring, endOne }
}

test('a store has so many turns, in order of arrival, and another store its own', async () => {
  const { started, bring, endOne } = aStore()
  const works = ['a', 'b', 'c', 'd'].map((name) => bring('tea', name))
  works.push(bring('cups', 'neighbour'))

  expect(started).toEqual(['a', 'b', 'neighbour'])
  await endOne()
  works.push(bring('tea', 'e'))
  expect(started).toEqual(['a', 'b', 'neighbour', 'c'])
  for (let ended = 0; ended < 5; ended += 1) await endOne()
  await Promise.all(works)
  expect(started).toEqual(['a', 'b', 'neighbour', 'c', 'd', 'e'])
})

test('a caller that would wait too long, or behind too many, is refused', async () => {
  const { started, bring, endOne } = aStore({ active: 1, waiting: 1, maxWaitMs: 50 })
  const first = bring('tea', 'a')
  const second = bring('tea', 'b').catch((error: unknown) => error)

  await expect(bring('tea', 'c')).rejects.toThrow(StoreBusy)
  expect(await second).toBeInstanceOf(StoreBusy)
  await endOne()
  await first
  const third = bring('tea', 'd')
  await endOne()
  await third
  expect(started).toEqual(['a', 'd'])
})

test('work that fails gives its turn on', async () => {
  const { started, bring, endOne } = aStore({ active: 1 })
  const turns = new StoreTurns({ active: 1, waiting: 1, maxWaitMs: 50 })

  await expect(turns.run('tea', () => Promise.reject(new Error('spilt')))).rejects.toThrow('spilt')

  expect(await turns.run('tea', async () => 'poured')).toBe('poured')
  const work = bring('tea', 'a')
  await endOne()
  await work
  expect(started).toEqual(['a'])
})
