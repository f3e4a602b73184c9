import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product as ShopProduct } from '@vitrine/contract/catalogue/product.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { type Answer, requireDone } from '@vitrine/harness/ask.ts'
import type { Owner } from '@vitrine/harness/owner.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import {
  type Answers,
  isWorthAnotherTry,
  nameOf,
  type Placed,
  place,
  type RequestedLine,
} from './retrying-shopper.ts'

export interface Race {
  placed: number
  refused: number
  /** Responses other than 201 and 409, by name; expected to be empty. */
  others: Record<string, number>
  left: number[]
  /** Retries after a 503, with the same key. */
  again: number
  /** Milliseconds until the last response. */
  slowest: number
}

interface Shop extends Owner {
  origin: string
}

export async function raceForOne(shop: Shop, buyers: number, stock: number): Promise<Race> {
  const sencha = await aProduct(shop, 'Sencha 100 g', stock)
  const body = await agreedTo(shop, [sencha])
  return await race(shop, [sencha], () => body, buyers)
}

/** Races carts of two products, half of them in reverse order, for stock for half of the buyers. */
export async function raceOfCarts(shop: Shop, buyers: number): Promise<Race> {
  const stock = Math.floor(buyers / 2)
  const products = [await aProduct(shop, 'Sencha 100 g', stock), await aProduct(shop, 'Cup', stock)]
  const bodies = [await agreedTo(shop, products), await agreedTo(shop, products.toReversed())]
  return await race(shop, products, (buyer) => bodies[buyer % 2]!, buyers)
}

/**
 * Sends one key concurrently.
 * @returns the distinct responses, the items sold and the status of another body
 */
export async function sendOneKey(shop: Shop, times: number) {
  const sencha = await aProduct(shop, 'Sencha 100 g', times)
  const body = await agreedTo(shop, [sencha])
  const key = randomUUID()
  const results = await Promise.all(
    Array.from({ length: times }, () => buy(shop, body, new Map(), key)),
  )
  const other = await place(shop.origin, key, { ...body, note: 'Ring twice' })
  return {
    answers: new Set(results.map(({ body }) => JSON.stringify(body))).size,
    sold: times - (await stockOf(shop, sencha)),
    otherBody: other.status,
  }
}

async function race(
  shop: Shop,
  products: string[],
  bodyOf: (buyer: number) => object,
  buyers: number,
): Promise<Race> {
  const started = performance.now()
  const answers: Answers = new Map()
  const results = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) => buy(shop, bodyOf(buyer), answers)),
  )
  const slowest = Math.round(performance.now() - started)
  const others: Record<string, number> = {}
  for (const one of results.filter(({ status }) => status !== 201 && status !== 409))
    others[nameOf(one)] = (others[nameOf(one)] ?? 0) + 1
  return {
    placed: results.filter(({ status }) => status === 201).length,
    refused: results.filter(({ status }) => status === 409).length,
    others,
    left: await Promise.all(products.map((id) => stockOf(shop, id))),
    again: answers.get('503 unavailable') ?? 0,
    slowest,
  }
}

async function buy(
  shop: Shop,
  body: object,
  answers: Answers,
  key: string = randomUUID(),
): Promise<Answer<Placed>> {
  for (;;) {
    const answer = await place(shop.origin, key, body)
    if (!isWorthAnotherTry(answer, answers)) return answer
    await wait(randomInt(20, 120))
  }
}

async function aProduct({ origin, storeId, headers }: Shop, name: string, stock: number) {
  const values = { storeId, name, price: 12.5, trackStock: true, stock }
  const added = await requireDone<ShopProduct>(
    `${origin}/api/products/add-product`,
    values,
    headers,
  )
  return added.body.id
}

async function agreedTo({ origin, storeId }: Shop, products: string[]) {
  const lines: RequestedLine[] = products.map((productId) => ({ productId, quantity: 1 }))
  const cart = { storeId, lines }
  const { body } = await requireDone<Quote>(`${origin}/api/checkout/quote`, cart)
  const contact = { email: 'ada@shopper.example' }
  return { ...cart, contact, shippingAddress, paymentMethod: 'cod', quoteHash: body.quoteHash }
}

async function stockOf({ origin, headers }: Shop, productId: string): Promise<number> {
  const address = `${origin}/api/products/fetch-product-by-id/${productId}`
  const answer = await fetch(address, { headers })
  return ((await answer.json()) as ShopProduct).stock
}
