import { type NewWebhook, type WebhookEvent, webhookEvents } from '@vitrine/contract/webhooks.ts'
import { createPostOutside } from '../platform/outbound/post-outside.ts'
import { createWebhookSender, type WebhookSender } from '../post/webhooks/webhook-sender.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

export async function aWebhook(
  shop: Pick<Shop, 'call'>,
  { storeId, owner }: OwnedStore,
  url: string,
  events: readonly WebhookEvent[] = webhookEvents,
): Promise<NewWebhook> {
  const body = { storeId, url, events }
  const made = await shop.call<NewWebhook>('POST', '/api/webhooks', { as: owner, body })
  if (made.status !== 201) throw new Error(`No webhook: ${JSON.stringify(made.body)}`)
  return made.body
}

/** What sends webhooks, by the test's clock and without any chance in its pauses. */
export function aSender({ services }: Pick<Shop, 'services'>, more = {}): WebhookSender {
  const { db, vault, now, log } = services
  const post = createPostOutside({ loopback: true })
  return createWebhookSender({ db, vault, post, now, log, chance: () => 0.5, ...more })
}

/** Everything that is due, until nothing is. */
export async function sendDue(sender: WebhookSender): Promise<void> {
  while (await sender.pass()) await sender.settled()
}
