import { performance } from 'node:perf_hooks'
import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOutboxRow } from '../outbox/insert-outbox-row.ts'
import type { OutsideAnswer, PostOutside } from '../../platform/outbound/post-outside.ts'
import type { Vault } from '../../platform/vault.ts'
import type { DueDelivery } from './list-due.ts'
import { problemOf } from './problem-of.ts'
import {
  claimDelivery,
  endDeliveries,
  findWebhook,
  type StoredDelivery,
  type StoredWebhook,
  updateDelivery,
  updateWebhook,
} from './queries.ts'
import { workFailures } from '../../platform/metrics/metrics.ts'
import { pauseAfter, webhookBackOff } from '../../platform/jobs/back-off.ts'
import { openSecrets } from './secrets.ts'
import { signaturesOf } from './signature.ts'

export interface Delivering {
  db: Database
  vault: Vault
  post: PostOutside
  now: () => Date
  chance: () => number
}

const timeoutMs = 10_000
const maxAnswerBytes = 1000
/** Longer than an attempt takes: an expired lease means that the process was killed. */
const lease = 60_000

/**
 * Makes one attempt, counted before and recorded after it: if the process is killed in between, it
 * is sent again with the same event id, for the receiver to deduplicate.
 */
export async function deliver(services: Delivering, due: DueDelivery): Promise<void> {
  const { db, now } = services
  const claimed = await inStore(db, due.storeId, async (tx) => {
    const delivery = await claimDelivery(tx, due, new Date(now().getTime() + lease))
    const webhook = delivery && (await findWebhook(tx, delivery.webhookId))
    return delivery && webhook && { delivery, webhook }
  })
  if (!claimed) return
  const tried = await attempt(services, claimed)
  await inStore(db, due.storeId, (tx) => note(tx, services, claimed, tried))
}

interface Claimed {
  delivery: StoredDelivery
  webhook: StoredWebhook
}

interface Tried {
  at: Date
  duration: number
  answer?: OutsideAnswer
  problem?: string
}

async function attempt(
  { vault, post, now }: Delivering,
  { delivery, webhook }: Claimed,
): Promise<Tried> {
  const [at, started] = [now(), performance.now()]
  const took = () => Math.round(performance.now() - started)
  try {
    const { payload: body, eventId, event } = delivery
    const timestamp = Math.floor(at.getTime() / 1000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Vitrine-Webhooks/1',
      'vitrine-event': event,
      'vitrine-event-id': eventId,
      'vitrine-timestamp': String(timestamp),
      'vitrine-signature': signaturesOf(openSecrets(vault, webhook, at), timestamp, body),
    }
    const answer = await post({ url: webhook.url, headers, body, timeoutMs, max: maxAnswerBytes })
    const isThrough = answer.status >= 200 && answer.status < 300
    const problem = isThrough ? {} : { problem: `It answered ${answer.status}.` }
    return { at, duration: took(), answer, ...problem }
  } catch (error) {
    return { at, duration: took(), problem: problemOf(error) }
  }
}

async function note(
  tx: StoreTransaction,
  { now, chance }: Delivering,
  { delivery, webhook }: Claimed,
  { at, duration, answer, problem }: Tried,
): Promise<void> {
  const { id, tries, mostTries } = delivery
  const isGone = answer?.status === 410
  const isOver = isGone || tries >= mostTries
  if (problem !== undefined)
    workFailures.inc({ work: 'webhooks', outcome: isOver ? 'given up' : 'retried' })
  const failed = isOver
    ? ({ status: 'failed' } as const)
    : { tryAt: new Date(now().getTime() + pauseAfter(webhookBackOff, tries, chance())) }
  await updateDelivery(tx, id, {
    ...(problem === undefined ? { status: 'delivered' as const } : failed),
    triedAt: at,
    duration,
    responseStatus: answer?.status ?? null,
    response: answer?.text ?? null,
    problem: problem ?? null,
  })
  if (problem === undefined) await updateWebhook(tx, webhook.id, { lastDeliveredAt: at })
  else if (isGone) await switchOff(tx, webhook, 'gone')
  else if (isOver && delivery.event !== 'test') await switchOffIfDead(tx, delivery)
}

/** Disables the webhook when nothing was delivered since this delivery's first attempt. */
async function switchOffIfDead(tx: StoreTransaction, delivery: StoredDelivery): Promise<void> {
  const webhook = await findWebhook(tx, delivery.webhookId)
  const last = webhook?.lastDeliveredAt
  if (webhook && !(last && last > delivery.createdAt)) await switchOff(tx, webhook, 'failing')
}

async function switchOff(
  tx: StoreTransaction,
  { id }: StoredWebhook,
  offReason: 'gone' | 'failing',
): Promise<void> {
  const before = await findWebhook(tx, id)
  if (!before || before.offReason !== null) return
  await updateWebhook(tx, id, { offReason })
  await endDeliveries(tx, id)
  await insertOutboxRow(tx, 'webhook_off', { webhookId: id })
}
