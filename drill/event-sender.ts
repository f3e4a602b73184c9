import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signed } from '../apps/server/src/testing/stripe/start-stripe.ts'
import type { Card } from './paying-shopper.ts'

const timeoutMs = 120_000

/** Delivers Stripe's events as badly as a network can: twice, out of order, late or never. */
export class EventSender {
  delivered = 0
  late = 0
  never = 0
  readonly #card: Card
  readonly #delayed: string[] = []
  readonly #sending = new Set<Promise<void>>()

  constructor(card: Card) {
    this.#card = card
  }

  /** Delivers half of the events at once, a quarter at the end and a quarter never. */
  async sendUntil(over: AbortSignal): Promise<void> {
    let done = 0
    while (!over.aborted) {
      const { events } = this.#card.stripe
      for (const { payload } of events.slice(done)) this.#receive(payload)
      done = events.length
      await wait(50)
    }
    await Promise.all(this.#sending)
  }

  #receive(payload: string) {
    const dice = randomInt(4)
    if (dice === 0) this.never += 1
    else if (dice === 1) this.#delayed.push(payload)
    else for (const _ of ['once', 'again']) this.#sending.add(this.#send(payload))
  }

  async sendLate(): Promise<void> {
    this.late = this.#delayed.length
    const twice = [...this.#delayed, ...this.#delayed].toSorted(() => Math.random() - 0.5)
    await Promise.all(twice.map((payload) => this.#send(payload)))
  }

  /** Retries until accepted, as Stripe does, with a new signature each time. */
  async #send(payload: string) {
    await wait(randomInt(300))
    const { product, shop } = this.#card
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline) {
      const answer = await fetch(`${product.origin}/webhooks/stripe/${shop.storeId}`, {
        method: 'POST',
        headers: { 'stripe-signature': signed(payload, shop.webhookSecret) },
        body: payload,
      }).catch(() => undefined)
      if (answer?.ok) {
        this.delivered += 1
        return
      }
      await wait(randomInt(50, 200))
    }
    throw new Error('An event was never accepted.')
  }
}
