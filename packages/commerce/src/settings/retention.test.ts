import { expect, test } from 'vitest'
import {
  defaultRetention,
  isShortened,
  retainedKinds,
  retainedSince,
  type Retention,
  retentionChoices,
} from './retention.ts'

const now = new Date('2026-11-26T12:00:00Z')

test('days are counted back from now, and years from the beginning of the current one', () => {
  const retention: Retention = { ...defaultRetention, messages: 30, orders: 10 }
  expect(retainedSince(retention, 'messages', now)).toEqual(new Date('2026-10-27T12:00:00Z'))
  expect(retainedSince(retention, 'orders', now)).toEqual(new Date('2016-01-01T00:00:00Z'))
  expect(retainedSince(retention, 'drafts', now)).toBeUndefined()
})

test('an order is stored for ten full years after its year, or longer', () => {
  for (const orders of retentionChoices.orders) {
    const since = retainedSince({ ...defaultRetention, orders }, 'orders', now)
    expect(since === undefined || since <= new Date('2016-01-01T00:00:00Z')).toBe(true)
  }
})

test('forever is longer than any time', () => {
  const short: Retention = { ...defaultRetention, messages: 30 }
  expect(isShortened(defaultRetention, short, 'messages')).toBe(true)
  expect(isShortened(short, defaultRetention, 'messages')).toBe(false)
  expect(isShortened(short, { ...short, messages: 90 }, 'messages')).toBe(false)
  expect(isShortened(short, short, 'messages')).toBe(false)
})

test('each default can be chosen', () => {
  for (const kind of retainedKinds) expect(retentionChoices[kind]).toContain(defaultRetention[kind])
})
