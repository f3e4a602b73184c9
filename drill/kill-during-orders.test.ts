import { expect, test } from 'vitest'
import { killDuringOrders } from './kill-during-orders.ts'
import { unbroken } from './unbroken.ts'
import { inWords } from './in-words.ts'

test(
  'no confirmed order is lost or doubled when the server and its database are killed',
  { timeout: 300_000 },
  async () => {
    const counts = await killDuringOrders({
      shoppers: 8,
      orders: 36,
      victims: ['server', 'database', 'both'],
      mailTimeoutMs: 60_000,
    })

    process.stdout.write(`${inWords(counts)}\n`)
    expect(counts.acknowledged).toBeGreaterThan(30)
    expect(counts.retried).toBeGreaterThan(0)
    expect(counts).toMatchObject(unbroken)
    expect(counts.repeatedMails).toBeLessThanOrEqual(counts.kills)
  },
)
