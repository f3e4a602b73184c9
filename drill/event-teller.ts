import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signed } from '../apps/server/src/testing/stripe/start-stripe.ts'
import type { Card } from './paying-shopper.ts'

const patience = 120_000

/** Delivers Stripe's events as badly as a network can: twice, out of order, late or never. */
export class EventTeller {
  delivered = 0
  late = 0
  never = 0
  readonly #card: Card
  readonly #kept: string[] = []
  readonly #telling = new Set<Promise<void>>()

  constructor(card: Card) {
    this.#card = card
  }

  /** Delivers half of the events at once, a quarter at the end and a quarter never. */
  async tellUntil(over: AbortSignal): Promise<void> {
    let done = 0
    while (!over.aborted) {
      const { events } = this.#card.stripe
      for (const { payload } of events.slice(done)) this.#hear(payload)
      done = events.length
      await wait(50)
    }
    await Promise.all(this.#telling)
  }

  #hear(payload: string) {
    const dice = randomInt(4)
    if (dice === 0) this.never += 1
    else if (dice === 1) this.#kept.push(payload)
    else for (const _ of ['once', 'again']) this.#telling.add(this.#tell(payload))
  }

  async tellLate(): Promise<void> {
    this.late = this.#kept.length
    const twice = [...this.#kept, ...this.#kept].toSorted(() => Math.random() - 0.5)
    await Promise.all(twice.map((payload) => this.#tell(payload)))
  }

  /** Retries until accepted, as Stripe does, with a new signature each time. */
  async #tell(payload: string) {
    await wait(randomInt(300))
    const { product, shop } = this.#card
    const deadline = Date.now() + patience
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
    throw new Error('An event was never taken.')
  }
}
