import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { firstPause } from './next-try.ts'
import { keepCopy } from './mail-copy.ts'
import { type Mail, MailRefused, type MailTransport } from './mail.ts'

interface Due {
  storeId: string
  id: string
  attempts: number
}

/** Undefined where nothing is to be sent any more. It may write, as it does to make a link. */
export type WriteStoreMail = (
  tx: StoreTransaction,
  kind: string,
  payload: Record<string, unknown>,
) => Promise<Mail | undefined>

export interface OutboxDelivery {
  db: Database
  transport: MailTransport
  writeMail: WriteStoreMail
  now: () => Date
}

/** The last try is made about a day after the first. */
const mostAttempts = 9

/**
 * Sends what waits in the stores' outboxes. A row was written in the transaction of its cause, so
 * there is no mail without an order and no order without its mail; it is sent at least once.
 * @returns how many were tried
 */
export async function deliverOutbox(delivery: OutboxDelivery): Promise<number> {
  const due = await listDue(delivery)
  for (const row of due) await deliver(delivery, row)
  return due.length
}

/** Pauses grow threefold, from 20 seconds on. */
async function listDue({ db, now }: OutboxDelivery): Promise<Due[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Due & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, attempts FROM outbox
        WHERE status = 'pending' AND coalesce(retried_at, created_at)
          + make_interval(secs => ${firstPause}) * (power(3, attempts) - 1) <= ${now()}
        ORDER BY created_at LIMIT 50`),
    { readOnly: true },
  )
  return rows
}

async function deliver({ db, transport, writeMail, now }: OutboxDelivery, row: Due) {
  const claimed = await claim(db, row)
  if (!claimed) return
  let mail: Mail | undefined
  const failure = await attempt(async () => {
    const { kind, payload } = claimed
    mail = await inStore(db, row.storeId, (tx) => writeMail(tx, kind, payload))
    if (mail) await transport.send({ ...mail, id: row.id })
  })
  const outcome = failure ? failedAs(row, failure) : doneAs(mail, now())
  await inStore(db, row.storeId, async (tx) => {
    await tx
      .update(outbox)
      .set({ ...outcome, ...(mail && headOf(mail)) })
      .where(and(eq(outbox.storeId, row.storeId), eq(outbox.id, row.id)))
    if (mail) await keepCopy(tx, row.id, mail)
  })
}

function doneAs(mail: Mail | undefined, sentAt: Date) {
  if (!mail) return { status: 'dropped' as const, lastError: null }
  return { status: 'sent' as const, sentAt, lastError: null }
}

const headOf = ({ to, subject }: Mail) => ({ recipient: to, subject: subject.slice(0, 300) })

/** Counting the attempt first keeps two processes from sending the same mail. */
async function claim(db: Database, { storeId, id, attempts }: Due) {
  const isUnclaimed = and(
    eq(outbox.storeId, storeId),
    eq(outbox.id, id),
    eq(outbox.status, 'pending'),
    eq(outbox.attempts, attempts),
  )
  const [row] = await inStore(db, storeId, (tx) =>
    tx
      .update(outbox)
      .set({ attempts: attempts + 1 })
      .where(isUnclaimed)
      .returning(),
  )
  return row
}

interface Failure {
  /** For the owner to read. */
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

function failedAs({ attempts }: Due, { words, isFinal }: Failure) {
  const isOver = isFinal || attempts + 1 >= mostAttempts
  return { status: isOver ? ('failed' as const) : ('pending' as const), lastError: words }
}
