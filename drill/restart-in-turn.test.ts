import { expect, test } from 'vitest'
import { restartInTurn } from './restart-in-turn.ts'

test('a server that is restarted breaks no request', { timeout: 120_000 }, async () => {
  const counts = await restartInTurn({ restarts: 2, drainSeconds: 2 })

  expect(counts.broken).toEqual([])
  expect(counts.orders).toBeGreaterThan(0)
  expect(counts.pages).toBeGreaterThan(0)
  expect(counts.slowestStop).toBeLessThan(10_000)
})
