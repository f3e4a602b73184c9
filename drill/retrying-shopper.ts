import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { ask, type Answer } from '@vitrine/harness/ask.ts'
import type { Product } from '@vitrine/harness/product.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import type { TeaShop } from './tea-shop.ts'

export interface Placed {
  orderNumber: number
  token: string
}

export interface RequestedLine {
  productId: string
  quantity: number
}

export interface Acknowledged extends Placed {
  key: string
  body: object
  lines: RequestedLine[]
  email: string
  tries: number
}

/** Counts by status and code, such as `503 unavailable`, or `no answer`. */
export type Answers = Map<string, number>

/** None of these means that the order does not exist, so the shopper retries. */
const worthAnotherTry = new Set(['no answer', '503 unavailable', '409 order_in_progress'])

/** Milliseconds: a start may be slow on a busy machine, but an unanswered order ends the drill. */
const timeoutMs = 180_000

export async function shopUntil(
  product: Product,
  shop: TeaShop,
  answers: Answers,
  acknowledged: Acknowledged[],
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const lines = someLines(shop)
    const cart = { storeId: shop.storeId, lines }
    const { body: quote } = await untilDone<Quote>(answers, () =>
      ask(`${product.origin}/api/checkout/quote`, cart),
    )
    acknowledged.push(await order(product, cart, quote.quoteHash, answers))
    await wait(randomInt(40))
  }
}

function someLines({ sencha, teapot }: TeaShop): RequestedLine[] {
  return randomInt(3) === 0 ? [someOf(sencha), someOf(teapot)] : [someOf(sencha)]
}

function someOf({ id }: { id: string }): RequestedLine {
  return { productId: id, quantity: randomInt(1, 4) }
}

async function order(
  product: Product,
  cart: { storeId: string; lines: RequestedLine[] },
  quoteHash: string,
  answers: Answers,
): Promise<Acknowledged> {
  const key = randomUUID()
  const email = `${key}@shopper.example`
  const body = {
    ...cart,
    contact: { email },
    shippingAddress,
    paymentMethod: 'cod',
    quoteHash,
  }
  const { body: placed, tries } = await untilDone<Placed>(answers, () =>
    place(product.origin, key, body),
  )
  return { ...placed, key, body, lines: cart.lines, email, tries }
}

export function place(origin: string, key: string, body: object): Promise<Answer<Placed>> {
  return ask(`${origin}/api/checkout/place-order`, body, { 'idempotency-key': key })
}

async function untilDone<Body>(answers: Answers, attempt: () => Promise<Answer<Body>>) {
  const deadline = Date.now() + timeoutMs
  for (let tries = 1; ; tries += 1) {
    const answer = await attempt()
    const { status, body } = answer
    if (status === 200 || status === 201) return { body, tries }
    if (!isWorthAnotherTry(answer, answers) || Date.now() > deadline)
      throw new Error(`Refused: ${nameOf(answer)} ${JSON.stringify(body)}`)
    await wait(randomInt(20, 120))
  }
}

export function isWorthAnotherTry(answer: Answer, answers: Answers): boolean {
  const name = nameOf(answer)
  answers.set(name, (answers.get(name) ?? 0) + 1)
  return worthAnotherTry.has(name)
}

export function nameOf({ status, body }: Answer): string {
  return status === undefined
    ? 'no answer'
    : `${status} ${(body as { code?: string } | null)?.code}`
}
