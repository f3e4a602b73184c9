import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from './jobs.ts'
import { createLog } from '../log.ts'

const once = { retryLimit: 1, retryDelay: 0, retryBackoff: false, notify: true }

const coldTea = () => Promise.reject(new Error('The tea is cold.'))

test('jobs that came together are done together, and one that fails takes none with it', async () => {
  const log = createLog({ json: true, write: () => {} })
  const jobs = await startJobs(await emptyDatabaseUrl(), log, once)
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

  // In sequence, each would wait two seconds for the next poll.
  expect(performance.now() - started).toBeLessThan(8000)
  await expect.poll(() => tries.filter((turn) => turn === 0).length, { timeout: 15_000 }).toBe(2)
  expect(tries).toHaveLength(13)
}, 40_000)

test('a job that fails for good is in the log once, with its name', async () => {
  const lines: string[] = []
  const url = await emptyDatabaseUrl()
  const log = createLog({ json: true, write: (line) => lines.push(line) })
  const [one, another] = await Promise.all([startJobs(url, log, once), startJobs(url, log, once)])
  onTestFinished(async () => void (await Promise.all([one.stop(), another.stop()])))
  await Promise.all([one.work('brew', coldTea), another.work('brew', coldTea)])

  await one.send('brew', { tea: 'Sencha' })

  const failures = () => lines.filter((line) => line.includes('A job failed for good.'))
  await expect.poll(failures, { timeout: 20_000 }).toHaveLength(1)
  expect(JSON.parse(failures()[0]!)).toMatchObject({
    level: 'error',
    queue: 'brew',
    tries: 2,
    error: 'The tea is cold.',
  })
  expect(failures()[0]).not.toContain('Sencha')
}, 40_000)
