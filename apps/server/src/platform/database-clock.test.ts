import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabaseClock } from './database-clock.ts'
import { createLog } from './log.ts'

const db = openTestDatabase()

function aClock(apartMs: number) {
  const lines: string[] = []
  const machine = { apartMs }
  const log = createLog({ json: true, write: (line) => lines.push(line) })
  const clock = createDatabaseClock({ db, log, local: () => Date.now() + machine.apartMs })
  onTestFinished(() => clock.stop())
  return { clock, lines, machine }
}

test('a machine whose clock is a minute ahead follows the database, and says so once', async () => {
  const { clock, lines, machine } = aClock(60_000)
  expect(clock.now().getTime()).toBeGreaterThan(Date.now() + 50_000)

  await clock.check()
  await clock.check()
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2000)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"seconds":60')

  machine.apartMs = 0
  await clock.check()
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(100)
  expect(lines).toHaveLength(1)
})

test('a machine with the same time keeps its own', async () => {
  const { clock, lines } = aClock(200)
  await clock.check()
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(150)
  expect(lines).toEqual([])
})

test('a machine eleven hours ahead keeps its own time, and says so once', async () => {
  const { clock, lines } = aClock(11 * 3_600_000)
  await clock.check()
  await clock.check()
  expect(clock.now().getTime()).toBeGreaterThan(Date.now() + 10 * 3_600_000)
  expect(lines).toEqual([expect.stringContaining('which is not followed')])
})
