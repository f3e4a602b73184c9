import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type StoredOrders, readStored, readMails } from './stored-orders.ts'
import { Product, type Victim } from '@vitrine/harness/product.ts'
import {
  type Acknowledged,
  type Answers,
  place,
  shopUntil,
  type RequestedLine,
} from './retrying-shopper.ts'
import { openTeaShop, startStock } from './tea-shop.ts'

export interface Drill {
  shoppers: number
  victims: Victim[]
  /** Minimum of confirmed orders; one per kill by default. */
  orders?: number
  /** Milliseconds for the outbox to empty after the last kill. */
  mailTimeoutMs: number
  tell?: (line: string) => void
}

export interface Counts {
  acknowledged: number
  /** Confirmed only after an attempt without an answer or with a 503. */
  retried: number
  kills: number
  answers: Record<string, number>
  slowestStart: number

  lost: number
  /** Orders without a confirmed shopper, although every key was retried until confirmed. */
  unexpected: number
  repeatedNumbers: number
  /** Gaps between the first and the last order number. */
  missingNumbers: number
  otherLines: number
  wrongSums: number
  otherAnswers: number
  /** Start − sold − left. */
  stockOff: number
  withoutOneConfirmation: number
  outboxRowsTooMany: number
  withoutMail: number
  /**
   * At most one per kill: an email repeats only if a kill falls between sending and recording it.
   */
  repeatedMails: number
  errors: string[]
}

export async function killDuringOrders(drill: Drill) {
  const { shoppers, victims, mailTimeoutMs } = drill
  const product = await Product.prepare()
  try {
    await product.start()
    const shop = await openTeaShop(product.origin)
    const answers: Answers = new Map()
    const acknowledged: Acknowledged[] = []
    const over = new AbortController()
    await endTogether(over, [
      killOneByOne(product, drill, acknowledged, over.signal).finally(() => over.abort()),
      ...Array.from({ length: shoppers }, () =>
        shopUntil(product, shop, answers, acknowledged, over.signal),
      ),
    ])
    const stored = await readStored(product, shop)
    const otherAnswers = await countOtherAnswers(product, acknowledged)
    const mails = await readMails(product, mailTimeoutMs)
    return {
      acknowledged: acknowledged.length,
      retried: acknowledged.filter(({ tries }) => tries > 1).length,
      kills: victims.length,
      answers: Object.fromEntries(answers),
      slowestStart: Math.round(Math.max(...product.starts.slice(1))),
      ...compare(acknowledged, stored),
      otherAnswers,
      withoutMail: acknowledged.filter(({ email }) => !mails.has(email)).length,
      repeatedMails: repeated(acknowledged, mails),
      errors: product.errors,
    } satisfies Counts
  } finally {
    await product.remove()
  }
}

/** The first failure stops the others, so that nothing outlives the product. */
async function endTogether(over: AbortController, everyone: Promise<void>[]) {
  for (const one of everyone) one.catch(() => over.abort())
  await Promise.allSettled(everyone)
  await Promise.all(everyone)
}

async function killOneByOne(
  product: Product,
  { victims, orders = 0, tell }: Drill,
  acknowledged: Acknowledged[],
  over: AbortSignal,
) {
  const until = async (count: number) => {
    while (acknowledged.length < count && !over.aborted) await wait(20)
  }
  for (const [round, victim] of victims.entries()) {
    const due = Math.ceil((orders * round) / victims.length)
    await until(Math.max(acknowledged.length + 1, due))
    await wait(randomInt(200, 2000))
    if (over.aborted) return
    await product.kill(victim, randomInt(500))
    await product.start()
    const seconds = ((product.starts.at(-1) ?? 0) / 1000).toFixed(1)
    tell?.(`${round + 1}: ${victim} killed at ${acknowledged.length} orders, back in ${seconds} s`)
  }
  await until(Math.max(acknowledged.length + 1, orders))
}

function compare(acknowledged: Acknowledged[], { orders, stock, sold, outboxRows }: StoredOrders) {
  const byToken = new Map(orders.map((order) => [order.token, order]))
  const tokens = new Set(acknowledged.map(({ token }) => token))
  const numbers = orders.map(({ number }) => number)
  const known = acknowledged.map((expected) => ({ expected, order: byToken.get(expected.token) }))
  const requested = acknowledged.flatMap(({ lines }) => lines.slice(0, 1))
  return {
    lost: known.filter(({ expected, order }) => order?.number !== expected.orderNumber).length,
    unexpected: orders.filter(({ token }) => !tokens.has(token)).length,
    repeatedNumbers: numbers.length - new Set(numbers).size,
    missingNumbers: Math.max(...numbers) - Math.min(...numbers) + 1 - new Set(numbers).size,
    otherLines: known.filter(({ expected, order }) => !isSame(expected.lines, order?.lines)).length,
    wrongSums: orders.filter(({ addsUp }) => !addsUp).length,
    stockOff:
      Math.abs(startStock - sold - stock) +
      Math.abs(requested.reduce((sum, { quantity }) => sum + quantity, 0) - sold),
    withoutOneConfirmation: orders.filter(({ confirmations }) => confirmations !== 1).length,
    outboxRowsTooMany: outboxRows - orders.length,
  }
}

/** The owner gets one email per order, each shopper one in all. */
function repeated(acknowledged: Acknowledged[], mails: ReadonlyMap<string, number>) {
  const shoppers = new Set(acknowledged.map(({ email }) => email))
  return [...shoppers].reduce((sum, email) => sum + Math.max((mails.get(email) ?? 0) - 1, 0), 0)
}

function isSame(lines: RequestedLine[], others: RequestedLine[] | undefined) {
  return others !== undefined && asText(lines) === asText(others)
}

function asText(lines: RequestedLine[]) {
  return lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .toSorted()
    .join()
}

async function countOtherAnswers(product: Product, acknowledged: Acknowledged[]) {
  let others = 0
  const queue = [...acknowledged]
  const askAgain = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) {
      const { body, status } = await place(product.origin, one.key, one.body)
      if (status !== 201 || body.token !== one.token || body.orderNumber !== one.orderNumber)
        others += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, askAgain))
  return others
}
