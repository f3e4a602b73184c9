import { checkCarts } from '@vitrine/commerce/testing/check-carts.ts'
import { isDeepStrictEqual } from 'node:util'
import { killDuringOrders } from './kill-during-orders.ts'
import { killDuringPayments, steps } from './kill-during-payments.ts'
import { inWords } from './in-words.ts'
import { paymentsInWords, unbrokenPayments } from './payments-in-words.ts'
import { restartInTurn } from './restart-in-turn.ts'
import { runRaces } from './run-races.ts'
import type { Victim } from '@vitrine/harness/product.ts'
import { unbroken } from './unbroken.ts'

/**
 * `npm run drill`: 100,000 random carts, ten races of 500 buyers, 20 rolling restarts of two
 * servers, then kill -9 under 32 shoppers: 100 times during 10,000 orders and 100 times during card
 * payments.
 * KILLS in the environment reduces the kills, with a hundred orders each.
 */
const turns: Victim[] = ['server', 'database', 'server', 'both']
const rounds = Number(process.env['KILLS'] ?? 100)
const longestStart = 6000

const carts = checkCarts(100_000)
say(`${carts} random carts were priced, and no promise about money broke.`)

const racesHeld = await runRaces({ buyers: 500, rounds: 10, say })

const restarts = await restartInTurn({ restarts: 20, drainSeconds: 2, tell: say })
say(JSON.stringify(restarts))

const counts = await killDuringOrders({
  shoppers: 32,
  victims: Array.from({ length: rounds }, (_, round) => turns[round % turns.length]!),
  orders: rounds * 100,
  mailTimeoutMs: 20 * 60_000,
  tell: say,
})

say(`${JSON.stringify(counts, undefined, 2)}\n${inWords(counts)}`)

const payments = await killDuringPayments({
  shoppers: 8,
  rounds: Math.ceil(rounds / steps.length),
  tell: say,
})

say(`${JSON.stringify(payments, undefined, 2)}\n${paymentsInWords(payments)}`)

const broken = [
  ...differing(counts, unbroken),
  ...differing(payments, unbrokenPayments(payments)).map((name) => `payments: ${name}`),
]
if (!racesHeld) broken.push('races')
if (restarts.broken.length > 0) broken.push('restarts')
if (counts.repeatedMails > counts.kills) broken.push('repeatedMails')
if (payments.mailsAgain > payments.kills) broken.push('payments: mailsAgain')
if (counts.slowestStart > longestStart) broken.push('slowestStart')
say(broken.length ? `Broken: ${broken.join(', ')}` : 'Every promise held.')
process.exit(broken.length ? 1 : 0)

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function differing<Counted extends object>(counted: Counted, expected: Partial<Counted>): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => !isDeepStrictEqual(counted[name as keyof Counted], value))
    .map(([name]) => name)
}
