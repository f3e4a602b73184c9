import { checkCarts } from '@vitrine/commerce/testing/check-carts.ts'
import { isDeepStrictEqual } from 'node:util'
import { killDuringOrders } from './kill-during-orders.ts'
import { inWords } from './in-words.ts'
import type { Victim } from './product.ts'
import { unbroken } from './unbroken.ts'

/**
 * `npm run drill`: a hundred thousand random carts, in which every promise about money holds; then
 * kill -9 under 32 shoppers, twenty times, and what was counted.
 */
const turns: Victim[] = ['server', 'database', 'server', 'both']
const rounds = 20
const longestStart = 6000

const carts = checkCarts(100_000)
process.stdout.write(`${carts} random carts were priced, and no promise about money broke.\n`)

const counts = await killDuringOrders({
  shoppers: 32,
  victims: Array.from({ length: rounds }, (_, round) => turns[round % turns.length]!),
  mailPatience: 20 * 60_000,
  tell: (line) => process.stdout.write(`${line}\n`),
})

process.stdout.write(`${JSON.stringify(counts, undefined, 2)}\n${inWords(counts)}\n`)

const broken = Object.entries(unbroken)
  .filter(([name, expected]) => !isDeepStrictEqual(counts[name as keyof typeof counts], expected))
  .map(([name]) => name)
if (counts.repeatedMails > counts.kills) broken.push('repeatedMails')
if (counts.slowestStart > longestStart) broken.push('slowestStart')
process.stdout.write(broken.length ? `Broken: ${broken.join(', ')}\n` : 'Every promise held.\n')
process.exit(broken.length ? 1 : 0)
