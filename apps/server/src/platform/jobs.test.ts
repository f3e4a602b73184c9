import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from './jobs.ts'
import { createLog } from './log.ts'

test('jobs that came together are done together, and one that fails takes none with it', async () => {
  const log = createLog({ json: true, write: () => {} })
  const jobs = await startJobs(await emptyDatabaseUrl(), log)
  onTestFinished(() => jobs.stop())
  const tries: number[] = []
  const work = async ({ turn }: { turn?: number }) => {
    tries.push(turn!)
    if (turn === 0) throw new Error('The mail server is away.')
  }
  await jobs.work('tea', work, { concurrency: 4 })
  const started = performance.now()

  for (let turn = 0; turn < 12; turn += 1) await jobs.send('tea', { turn })
  await expect.poll(() => new Set(tries).size, { timeout: 15_000 }).toBe(12)

  // One after the other, each waits two seconds for the next look.
  expect(performance.now() - started).toBeLessThan(8000)
  await expect.poll(() => tries.filter((turn) => turn === 0).length, { timeout: 15_000 }).toBe(2)
  expect(tries).toHaveLength(13)
}, 40_000)
