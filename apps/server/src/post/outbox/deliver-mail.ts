import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, lte, ne } from 'drizzle-orm'
import { storeCopy } from './mail-copy.ts'
import { type Mail, MailRefused, type MailTransport } from '../mail.ts'
import type { DueMail } from './list-due.ts'
import { workFailures } from '../../platform/metrics/metrics.ts'
import { dailyBackOff, maxTries, pauseAfter } from '../../platform/jobs/back-off.ts'

/** Returns undefined when the email is obsolete. May write, for example to create a token. */
export type WriteStoreMail = (
  tx: StoreTransaction,
  kind: string,
  payload: Record<string, unknown>,
) => Promise<Mail | undefined>

export interface MailDelivery {
  db: Database
  transport: MailTransport
  writeMail: WriteStoreMail
  now: () => Date
}

/** Renewed while an attempt runs: an expired lease means that the process was killed. */
const leaseMs = 20_000
const renewMs = 5000

type ClaimedMail = typeof outbox.$inferSelect

/**
 * Makes one attempt, counted before and recorded after it: if the process is killed in between, the
 * email is sent again under the same Message-ID.
 */
export async function deliverMail(delivery: MailDelivery, due: DueMail): Promise<void> {
  const { db, transport, writeMail, now } = delivery
  const claimed = await claim(delivery, due)
  if (!claimed) return
  const { storeId, id, kind, payload } = claimed
  let mail: Mail | undefined
  const renewing = setInterval(() => void renew(delivery, claimed), renewMs).unref()
  const failure = await attempt(async () => {
    mail = await inStore(db, storeId, (tx) => writeMail(tx, kind, payload))
    if (mail) await transport.send({ ...mail, id })
  }).finally(() => clearInterval(renewing))
  const outcome = failure ? failedAs(claimed, failure, now()) : doneAs(mail, now())
  if (failure)
    workFailures.inc({ work: 'emails', outcome: 'status' in outcome ? 'given up' : 'retried' })
  await inStore(db, storeId, async (tx) => {
    await tx
      .update(outbox)
      .set({ ...outcome, ...(mail && headOf(mail)) })
      .where(failure ? isStillMine(claimed) : isMail(claimed))
    if (mail) await storeCopy(tx, id, mail)
  })
}

async function claim(
  { db, now }: MailDelivery,
  { storeId, id, attempts }: DueMail,
): Promise<ClaimedMail | undefined> {
  const moment = now()
  const [row] = await inStore(db, storeId, (tx) =>
    tx
      .update(outbox)
      .set({ attempts: attempts + 1, tryAt: leaseFrom(moment) })
      .where(and(isStillMine({ storeId, id, attempts }), lte(outbox.tryAt, moment)))
      .returning(),
  )
  return row
}

const leaseFrom = (moment: Date) => new Date(moment.getTime() + leaseMs)

/** While the database is out of reach, no other process can claim the email either. */
async function renew({ db, now }: MailDelivery, claimed: ClaimedMail): Promise<void> {
  await inStore(db, claimed.storeId, (tx) =>
    tx
      .update(outbox)
      .set({ tryAt: leaseFrom(now()) })
      .where(isStillMine(claimed)),
  ).catch(() => {})
}

function isMail({ storeId, id }: Pick<ClaimedMail, 'storeId' | 'id'>) {
  return and(eq(outbox.storeId, storeId), eq(outbox.id, id), ne(outbox.status, 'sent'))
}

/** A failure after the lease must not overwrite what another process did since. */
function isStillMine(mail: Pick<ClaimedMail, 'storeId' | 'id' | 'attempts'>) {
  return and(isMail(mail), eq(outbox.status, 'pending'), eq(outbox.attempts, mail.attempts))
}

function doneAs(mail: Mail | undefined, sentAt: Date) {
  if (!mail) return { status: 'dropped' as const, lastError: null }
  return { status: 'sent' as const, sentAt, lastError: null }
}

const headOf = ({ to, subject }: Mail) => ({ recipient: to, subject: subject.slice(0, 300) })

interface Failure {
  words: string
  isFinal: boolean
}

async function attempt(work: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    return { words, isFinal: error instanceof MailRefused }
  }
}

function failedAs({ attempts }: ClaimedMail, { words: lastError, isFinal }: Failure, now: Date) {
  if (isFinal || attempts >= maxTries(dailyBackOff)) return { status: 'failed' as const, lastError }
  return { tryAt: new Date(now.getTime() + pauseAfter(dailyBackOff, attempts)), lastError }
}
