import type { NewWebhook, Webhook, WebhookEvent } from '@vitrine/contract/account/webhooks.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Services } from '../api/context.ts'
import { invalidInput, Refusal } from '../platform/refusal.ts'
import { outsideProblem } from '../platform/outbound/outside-url.ts'
import {
  countWebhooksAlone,
  deleteWebhook,
  endDeliveries,
  findWebhook,
  insertWebhook,
  listWebhooks,
  type StoredWebhook,
  updateWebhook,
} from '../post/webhooks/queries.ts'
import { sealSecret } from '../post/webhooks/secrets.ts'
import { newSecret } from '../post/webhooks/signature.ts'
import { webhookView } from './views.ts'

type Around = Pick<Services, 'config' | 'vault' | 'now'>

const maxWebhooks = 10
const overlap = 24 * 3_600_000

export async function listOwnWebhooks(tx: StoreTransaction, now: Date): Promise<Webhook[]> {
  return (await listWebhooks(tx)).map((webhook) => webhookView(webhook, now))
}

export async function requireWebhook(tx: StoreTransaction, id: string): Promise<StoredWebhook> {
  const webhook = await findWebhook(tx, id)
  if (!webhook) throw new Refusal('not_found')
  return webhook
}

interface WebhookInput {
  url: string
  events: readonly WebhookEvent[]
}

export async function createWebhook(
  tx: StoreTransaction,
  { url, events }: WebhookInput,
  around: Around,
): Promise<NewWebhook> {
  requireOutside(url, around)
  if ((await countWebhooksAlone(tx)) >= maxWebhooks) throw new Refusal('too_many_webhooks')
  const [id, secret, now] = [newId(), newSecret(), around.now()]
  const sealed = sealSecret(around.vault, { storeId: tx.storeId, id }, secret)
  await insertWebhook(tx, { id, url, events: eachOnce(events), secret: sealed, createdAt: now })
  return { ...webhookView(await requireWebhook(tx, id), now), secret }
}

interface WebhookChange {
  id: string
  url?: string | undefined
  events?: readonly WebhookEvent[] | undefined
  isOn?: boolean | undefined
}

export async function changeWebhook(
  tx: StoreTransaction,
  { id, url, events, isOn }: WebhookChange,
  around: Around,
): Promise<Webhook> {
  if (url !== undefined) requireOutside(url, around)
  const before = await requireWebhook(tx, id)
  const turned = isOn !== undefined && isOn !== (before.offReason === null)
  const changed = await updateWebhook(tx, id, {
    url: url ?? before.url,
    ...(events && { events: eachOnce(events) }),
    ...(turned && { offReason: isOn ? null : 'owner' }),
  })
  if (turned && !isOn) await endDeliveries(tx, id)
  return webhookView(changed ?? before, around.now())
}

/**
 * The previous secret stays valid for a day, so that no delivery is rejected while receivers are
 * updated.
 */
export async function rotateSecret(
  tx: StoreTransaction,
  id: string,
  { vault, now }: Around,
): Promise<NewWebhook> {
  const before = await requireWebhook(tx, id)
  const secret = newSecret()
  const changed = await updateWebhook(tx, id, {
    secret: sealSecret(vault, before, secret),
    previousSecret: before.secret,
    previousUntil: new Date(now().getTime() + overlap),
  })
  return { ...webhookView(changed ?? before, now()), secret }
}

export async function removeWebhook(tx: StoreTransaction, id: string): Promise<void> {
  if (!(await deleteWebhook(tx, id))) throw new Refusal('not_found')
}

function requireOutside(url: string, { config }: Around) {
  const problem = outsideProblem(url, { loopback: config.outboundLoopback })
  if (problem !== undefined) throw invalidInput('url', problem)
}

function eachOnce(events: readonly WebhookEvent[]): WebhookEvent[] {
  return [...new Set(events)]
}
