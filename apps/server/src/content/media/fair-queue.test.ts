import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

test('shops take turns, however much one of them brings', async () => {
  const queue = createFairQueue(1)
  const done: string[] = []
  const work = (shop: string, name: string) =>
    queue(shop, async () => {
      done.push(name)
    })

  await Promise.all([
    work('tea', 'tea 1'),
    work('tea', 'tea 2'),
    work('tea', 'tea 3'),
    work('records', 'records 1'),
    work('records', 'records 2'),
  ])

  expect(done).toEqual(['tea 1', 'tea 2', 'records 1', 'tea 3', 'records 2'])
})

test('no more work runs at once than it may, and what fails makes room for the next', async () => {
  const queue = createFairQueue(2)
  let running = 0
  let peak = 0
  const work = (index: number) =>
    queue('tea', async () => {
      running += 1
      peak = Math.max(peak, running)
      await Promise.resolve()
      running -= 1
      if (index % 2) throw new Error('a damaged image')
    })

  const ended = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => work(index)))

  expect(peak).toBe(2)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})
