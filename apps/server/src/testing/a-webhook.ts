import {
  type NewWebhook,
  type WebhookEvent,
  webhookEvents,
} from '@vitrine/contract/account/webhooks.ts'
import { createPostOutside } from '../platform/outbound/post-outside.ts'
import { createDueWorker, type DueWorker } from '../platform/jobs/due-work.ts'
import { webhookWork } from '../post/webhooks/webhook-work.ts'
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

/** Sends webhooks by the test's clock, with a fixed random value in the back-off. */
export function aSender({ services }: Pick<Shop, 'services'>, more = {}): DueWorker {
  const { db, vault, now, log } = services
  const post = createPostOutside({ loopback: true })
  return createDueWorker(webhookWork({ db, vault, post, now, chance: () => 0.5, ...more }), {
    log,
    now,
  })
}

export async function sendDue(sender: DueWorker): Promise<void> {
  while (await sender.pass()) await sender.settled()
}
