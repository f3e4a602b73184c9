import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'

export type Kind = 'page from memory' | 'search' | 'quote' | 'order'

/** Milliseconds by kind of request, and what was not answered well. */
export interface Visits {
  times: Map<Kind, number[]>
  broken: string[]
}

export interface Shop {
  storeId: string
  storeDomain: string
  productId: string
}

/** One person after the other, each from an address of their own, at one process and the other. */
export class MeasuringShopper {
  readonly #ports: number[]
  readonly #shop: Shop
  readonly #network: number
  #turn = 0

  constructor(ports: number[], shop: Shop, network: number) {
    this.#ports = ports
    this.#shop = shop
    this.#network = network
  }

  async visitFor(seconds: number): Promise<Visits> {
    const visits: Visits = { times: new Map(), broken: [] }
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      const person = this.#next()
      await this.#visit(person, visits)
      person.agent.destroy()
    }
    return visits
  }

  /** @returns how many orders were placed */
  async orderFor(seconds: number): Promise<number> {
    const end = performance.now() + seconds * 1000
    const quoteHash = (await this.#quote(this.#next())).body?.quoteHash
    let orders = 0
    while (performance.now() < end) {
      const person = this.#next()
      const { status } = await this.#order(person, quoteHash ?? '')
      if (status === 201) orders += 1
      person.agent.destroy()
      await wait(250)
    }
    return orders
  }

  #next() {
    this.#turn += 1
    const at = this.#turn % 10_000
    return {
      agent: new Agent({ keepAlive: true, maxSockets: 1 }),
      localAddress: `127.0.${this.#network + Math.floor(at / 200)}.${(at % 200) + 1}`,
      port: this.#ports[this.#turn % this.#ports.length]!,
    }
  }

  async #visit(person: Person, { times, broken }: Visits) {
    const note = async <Body>(kind: Kind, work: () => Promise<Answer<Body>>) => {
      const started = performance.now()
      const answer = await work()
      const all = times.get(kind) ?? []
      all.push(performance.now() - started)
      times.set(kind, all)
      if (answer.status !== 200 && answer.status !== 201) broken.push(`${kind}: ${answer.status}`)
      await wait(5)
      return answer
    }
    for (let at = 0; at < 4; at += 1)
      await note('page from memory', () => this.#send(person, { path: '/' }))
    await note('search', () => this.#send(person, { path: this.#search }))
    const { body } = await note('quote', () => this.#quote(person))
    await note('order', () => this.#order(person, body?.quoteHash ?? ''))
  }

  async #quote(person: Person) {
    return await this.#send<Quote>(person, { path: '/api/checkout/quote', body: this.#cart })
  }

  async #order(person: Person, quoteHash: string) {
    const order = {
      ...this.#cart,
      contact: { email: `${randomUUID()}@shopper.example` },
      shippingAddress,
      paymentMethod: 'cod',
      quoteHash,
    }
    return await this.#send(person, { path: '/api/checkout/place-order', body: order })
  }

  get #search() {
    return `/api/products/fetch-searched-products?storeId=${this.#shop.storeId}&name=sencha`
  }

  get #cart() {
    const { storeId, productId } = this.#shop
    return { storeId, lines: [{ productId, quantity: 1 }] }
  }

  async #send<Body>(person: Person, { path, body }: { path: string; body?: object }) {
    return await new Promise<Answer<Body>>((resolve) => {
      const headers = {
        host: this.#shop.storeDomain,
        'accept-encoding': 'gzip',
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      }
      const method = body ? 'POST' : 'GET'
      const sent = request({ host: '127.0.0.1', ...person, method, path, headers, timeout: 20_000 })
      sent.once('response', (answer) => {
        void text(answer).then(
          (words) =>
            resolve({
              status: answer.statusCode ?? 0,
              body: path.startsWith('/api/') ? (JSON.parse(words) as Body) : undefined,
            }),
          () => resolve({ status: 0, body: undefined }),
        )
      })
      sent.once('timeout', () => sent.destroy())
      sent.once('error', () => resolve({ status: 0, body: undefined }))
      sent.end(body && JSON.stringify(body))
    })
  }
}

interface Person {
  agent: Agent
  localAddress: string
  port: number
}

interface Answer<Body> {
  status: number
  body: Body | undefined
}
