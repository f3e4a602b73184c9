import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { simulateClients } from '../testing/three-clients/simulate-clients.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const operations = Number(process.env['OPERATIONS'] ?? 300)
const seed = Number(process.env['SEED'] ?? 26)
const ofRound = 1000

/**
 * Three people work on one page: they type, add, move, delete, undo, publish, lose the network before
 * and after the server got a save, and close and open their windows. `npm run drill:builder` does it
 * 100,000 times, in rounds with seeds of their own.
 */
test('three who edit one page end with the same page, and nothing of them is lost', async () => {
  const totals: Record<string, number> = {}
  for (let done = 0; done < operations; done += ofRound) {
    const round = { operations: Math.min(ofRound, operations - done), seed: seed + done }
    const { lost, contents, counts } = await simulateClients(round)
    expect({ ...round, lost }).toEqual({ ...round, lost: [] })
    expect(new Set(contents).size).toBe(1)
    for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count
    if (operations > ofRound) process.stdout.write(`${JSON.stringify(totals)}\n`)
  }
  expect(totals['merges']).toBeGreaterThan(operations / 20)
  expect(totals['conflicts']).toBeGreaterThan(0)
  expect(totals['restarts']).toBeGreaterThan(0)
}, 7_200_000)
