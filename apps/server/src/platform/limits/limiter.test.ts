import { newId } from '@vitrine/db/new-id.ts'
import { sessions, users, verifications } from '@vitrine/db/schema/accounts.ts'
import { rateLimits } from '@vitrine/db/schema/rate-limits.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { eq } from 'drizzle-orm'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { TestClock } from '../../testing/test-clock.ts'
import { createLog } from '../log.ts'
import { forgetExpired } from './forget-expired.ts'
import { createLimiter } from './limiter.ts'

const db = openTestDatabase()
const log = createLog({ json: true, write: () => {} })

function aLimiter(parts: Partial<Parameters<typeof createLimiter>[0]> = {}) {
  const clock = new TestClock()
  const now = () => clock.now()
  const all = { pool: db.pool, now, secret: newId(), factor: 1, log, ...parts }
  return { clock, limiter: createLimiter(all), another: () => createLimiter(all) }
}

async function takeTimes(times: number, take: () => Promise<number>) {
  const waits = await Promise.all(Array.from({ length: times }, take))
  return waits.filter((wait) => wait === 0).length
}

test('each key has its own count, which restarts when the window ends', async () => {
  const { limiter, clock } = aLimiter()
  const take = (shop: string) => limiter.take('sendWebhook', { shop })

  expect(await takeTimes(40, () => take('a'))).toBe(30)
  expect(await take('b')).toBe(0)
  expect(await take('a')).toBeGreaterThan(50)
  clock.pass(1.1)
  expect(await take('a')).toBe(0)
})

test('what is refused for one key does not count for the others', async () => {
  const { limiter } = aLimiter()
  const take = (account: string, network: string) => limiter.take('signIn', { account, network })
  for (let guess = 0; guess < 60; guess += 1) await take(`account ${guess}`, 'crowded')

  for (let guess = 0; guess < 20; guess += 1) await take('owner', 'crowded')

  expect(await takeTimes(12, () => take('owner', 'quiet'))).toBe(10)
})

test('reads are counted by each process, and by all of them a second later', async () => {
  const { limiter, another } = aLimiter()
  const other = another()
  expect(await takeTimes(300, () => limiter.take('apiKey', { key: 'k' }))).toBe(300)
  expect(await limiter.take('apiKey', { key: 'k' })).toBeGreaterThan(0)
  expect(await other.take('apiKey', { key: 'k' })).toBe(0)

  await expect
    .poll(() => other.take('apiKey', { key: 'k' }), { timeout: 5000, interval: 200 })
    .toBeGreaterThan(0)
})

test('without a database each process counts alone', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
  const { limiter } = aLimiter({ pool })

  expect(await takeTimes(20, () => limiter.take('signIn', { account: 'a' }))).toBe(10)
})

test('what has to be counted together survives any number of other keys', async () => {
  const { limiter, another } = aLimiter()
  expect(await takeTimes(11, () => limiter.take('signIn', { account: 'a' }))).toBe(10)

  // A second process knows nothing yet, as after an eviction.
  expect(await another().take('signIn', { account: 'a' })).toBeGreaterThan(0)
})

test('at night sessions and tokens of mails go that have run out, and no others', async () => {
  const [expired, valid] = [new Date(1000), new Date(3000)]
  const userId = newId()
  const user = { id: userId, name: 'Mei Lin', email: `mei-${userId}@tea.example` }
  await db.platform.insert(users).values(user)
  for (const expiresAt of [expired, valid]) {
    await db.platform.insert(sessions).values({ id: newId(), token: newId(), userId, expiresAt })
    const value = newId()
    await db.platform
      .insert(verifications)
      .values({ id: newId(), identifier: userId, value, expiresAt })
  }

  await forgetExpired(db, new Date(2000))

  const moment = { expiresAt: sessions.expiresAt }
  const sessionsLeft = await db.platform
    .select(moment)
    .from(sessions)
    .where(eq(sessions.userId, userId))
  const tokensLeft = await db.platform
    .select({ expiresAt: verifications.expiresAt })
    .from(verifications)
    .where(eq(verifications.identifier, userId))
  expect(sessionsLeft).toEqual([{ expiresAt: valid }])
  expect(tokensLeft).toEqual([{ expiresAt: valid }])
})

test('no address or mailbox is stored in the database, and expired counts are deleted at night', async () => {
  const { limiter } = aLimiter()
  await limiter.take('subscribe', { mailbox: 'ada@example.com', network: '203.0.113.250' })
  const rows = await db.platform.select().from(rateLimits)
  expect(JSON.stringify(rows)).not.toMatch(/ada@example|203\.0\.113\.250/)
  expect(rows.some(({ key }) => key.startsWith('subscribe mailbox 86400 '))).toBe(true)

  const past = new Date(0)
  await db.platform.insert(rateLimits).values({ key: newId(), points: 1, endsAt: past })
  await forgetExpired(db, new Date(1000))

  const left = await db.platform.select().from(rateLimits)
  expect(left.some(({ endsAt }) => endsAt.getTime() === past.getTime())).toBe(false)
})
