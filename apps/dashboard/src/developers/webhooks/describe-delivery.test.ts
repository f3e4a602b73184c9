import type { DeliveryRow } from '@vitrine/contract/account/webhooks.ts'
import { expect, test } from 'vitest'
import { describeDelivery } from './describe-delivery.ts'

const waiting: DeliveryRow = {
  id: '',
  eventId: '',
  event: 'order.paid',
  status: 'pending',
  tries: 0,
  createdAt: '2026-05-03T12:00:00Z',
  triedAt: null,
  nextTryAt: '2026-05-03T12:04:00Z',
  responseStatus: null,
  duration: null,
  problem: null,
}

const tried = { tries: 1, triedAt: '2026-05-03T12:03:00Z' }

test.each([
  [{}, /^Not tried yet$/],
  [{ tries: 1 }, /^Waiting for an answer$/],
  [{ ...tried, problem: 'It answered 500.' }, /^It answered 500\. Tried once, next on 3 May 2026/],
  [
    { ...tried, status: 'failed', tries: 8, problem: 'Nothing responds there.', nextTryAt: null },
    /^Nothing responds there\. Tried 8 times$/,
  ],
  [{ status: 'delivered', tries: 1, duration: 84, nextTryAt: null }, /^Answered in 84 ms$/],
] as const)('%j reads well', (values, sentence) => {
  expect(describeDelivery({ ...waiting, ...values })).toMatch(sentence)
})
