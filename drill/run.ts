import { checkCarts } from '@vitrine/commerce/testing/check-carts.ts'
import { isDeepStrictEqual } from 'node:util'
import { killDuringOrders } from './kill-during-orders.ts'
import { inWords } from './in-words.ts'
import { runRaces } from './run-races.ts'
import type { Victim } from './product.ts'
import { unbroken } from './unbroken.ts'

/**
 * `npm run drill`: a hundred thousand random carts, in which every promise about money holds; ten
 * rounds of 500 buyers for less than they want; then kill -9 under 32 shoppers, a hundred times, and
 * what was counted. KILLS in the environment asks for fewer.
 */
const turns: Victim[] = ['server', 'database', 'server', 'both']
const rounds = Number(process.env['KILLS'] ?? 100)
const longestStart = 6000

const carts = checkCarts(100_000)
say(`${carts} random carts were priced, and no promise about money broke.`)

const racesHeld = await runRaces({ buyers: 500, rounds: 10, say })

const counts = await killDuringOrders({
  shoppers: 32,
  victims: Array.from({ length: rounds }, (_, round) => turns[round % turns.length]!),
  mailPatience: 20 * 60_000,
  tell: say,
})

say(`${JSON.stringify(counts, undefined, 2)}\n${inWords(counts)}`)

const broken = Object.entries(unbroken)
  .filter(([name, expected]) => !isDeepStrictEqual(counts[name as keyof typeof counts], expected))
  .map(([name]) => name)
if (!racesHeld) broken.push('races')
if (counts.repeatedMails > counts.kills) broken.push('repeatedMails')
if (counts.slowestStart > longestStart) broken.push('slowestStart')
say(broken.length ? `Broken: ${broken.join(', ')}` : 'Every promise held.')
process.exit(broken.length ? 1 : 0)

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
