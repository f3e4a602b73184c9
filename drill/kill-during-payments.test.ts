import { expect, test } from 'vitest'
import { killDuringPayments } from './kill-during-payments.ts'

test(
  'each payment is one order, one capture and one mail when the server is killed in between',
  { timeout: 300_000 },
  async () => {
    const payments = 24

    expect(await killDuringPayments({ payments, kills: 3 })).toEqual({
      paid: payments,
      orders: payments,
      tokens: payments,
      lastNumber: 1000 + payments,
      received: payments,
      doubled: 0,
      captured: payments,
      capturedTwice: 0,
      givenBack: 0,
      mails: payments,
      sold: payments,
      kept: 0,
      errors: [],
    })
  },
)
