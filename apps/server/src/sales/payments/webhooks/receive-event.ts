import { inStore } from '@vitrine/db/in-store.ts'
import { paymentEvents } from '@vitrine/db/schema/payments.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import type { Settling } from '../../checkout/pending/settle-checkout.ts'
import type { Hosts } from '../../../platform/hosts.ts'
import { errorFields } from '../../../platform/log.ts'
import { placeOf } from '../../providers/connection/open-keys.ts'
import {
  findConnection,
  type StoredConnection,
  updateConnection,
} from '../../providers/connection/queries.ts'
import { EventRefused, type ProviderEvent } from '../../providers/provider.ts'
import { followEvent } from './follow-event.ts'

interface Delivery {
  provider: string
  storeId: string
  /** Raw bytes, since the signature covers them. */
  raw: string
  headers: Headers
}

/** Milliseconds between two recorded problems: anyone can send invalid events. */
const problemsWorthNoting = 10_000

/**
 * Processes each event once, however often it is delivered. Failures get an error response, so that
 * the provider sends the event again.
 */
export async function receiveEvent(
  services: Settling & { hosts: Hosts },
  delivery: Delivery,
): Promise<200 | 400 | 404 | 503> {
  const { db, hosts, providers, vault, log, now } = services
  const { provider: name, storeId, raw, headers } = delivery
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
  if (!provider || !(await hosts.findById(storeId))) return 404
  const connection = await inStore(db, storeId, (tx) => findConnection(tx, name))
  if (!connection?.webhookSecret) return 404
  try {
    const secret = vault.open(connection.webhookSecret, placeOf(storeId, name, 'webhook'))
    const event = await provider.readEvent(raw, headers, secret, now())
    if (event.isLive !== connection.isLive)
      throw new EventRefused('It has the other mode: test and live do not mix.')
    if (!(await inStore(db, storeId, (tx) => begin(tx, name, event)))) return 200
    await followEvent(services, { storeId, provider: name, event })
    await inStore(db, storeId, (tx) => finish(tx, name, event, now()))
    return 200
  } catch (error) {
    if (error instanceof EventRefused) {
      await noteProblem(services, connection, error.message)
      return 400
    }
    log.warn('An event of a provider is waiting.', { storeId, ...errorFields(error) })
    return 503
  }
}

/** @returns whether the event is unprocessed; an earlier attempt may have crashed */
async function begin(tx: StoreTransaction, provider: string, { id: eventId, type }: ProviderEvent) {
  await tx
    .insert(paymentEvents)
    .values({ storeId: tx.storeId, provider, eventId, type })
    .onConflictDoNothing()
  const [event] = await tx
    .select()
    .from(paymentEvents)
    .where(is(tx, provider, eventId))
  return event?.doneAt === null
}

async function finish(tx: StoreTransaction, provider: string, { id }: ProviderEvent, now: Date) {
  await tx
    .update(paymentEvents)
    .set({ doneAt: now })
    .where(is(tx, provider, id))
  await updateConnection(tx, provider, { eventAt: now })
}

async function noteProblem({ db, now }: Settling, known: StoredConnection, eventProblem: string) {
  const since = now().getTime() - (known.eventProblemAt?.getTime() ?? 0)
  if (since < problemsWorthNoting) return
  const changes = { eventProblem, eventProblemAt: now() }
  await inStore(db, known.storeId, (tx) => updateConnection(tx, known.provider, changes))
}

function is(tx: StoreTransaction, provider: string, eventId: string) {
  return and(
    eq(paymentEvents.storeId, tx.storeId),
    eq(paymentEvents.provider, provider),
    eq(paymentEvents.eventId, eventId),
  )
}
