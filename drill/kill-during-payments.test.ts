import { expect, test } from 'vitest'
import { paymentsInWords, unbrokenPayments } from './payments-in-words.ts'
import { killDuringPayments, steps } from './kill-during-payments.ts'

test(
  'each payment is one order, one capture, one mail and one Purchase event, whenever the server is killed',
  { timeout: 300_000 },
  async () => {
    const counts = await killDuringPayments({ shoppers: 3, rounds: 1 })

    process.stdout.write(`${paymentsInWords(counts)}\n`)
    expect(counts.kills).toBe(steps.length)
    expect(counts).toMatchObject(unbrokenPayments(counts))
    expect(counts.mailsAgain).toBeLessThanOrEqual(counts.kills)
  },
)
