import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { type SQL, sql } from 'drizzle-orm'

interface Queue {
  work: string
  /** Seconds since the oldest row was due; 0 when nothing waits. */
  seconds: number
  /** Rows that are due, counted up to 10,000. */
  waiting: number
}

const maxCounted = 10_000

/** Names and conditions of due work, each of which has an index of what is due. */
const queues: Record<string, (now: Date) => SQL> = {
  emails: (now) =>
    sql`SELECT try_at AS at FROM outbox WHERE status = 'pending' AND try_at <= ${now}`,
  webhooks: (now) =>
    sql`SELECT try_at FROM webhook_deliveries WHERE status = 'pending' AND try_at <= ${now}`,
  payments: (now) =>
    sql`SELECT try_at FROM order_payments WHERE status = 'pending' AND try_at <= ${now}`,
  'pending checkouts': (now) =>
    sql`SELECT check_at FROM checkouts WHERE status = 'open' AND check_at <= ${now}`,
  reminders: (now) =>
    sql`SELECT remind_at FROM abandoned_checkouts WHERE status = 'waiting' AND remind_at <= ${now}`,
  'shop signals': (now) =>
    sql`SELECT due_at FROM signal_checks WHERE due_at <= ${now}
      AND (claimed_until IS NULL OR claimed_until <= ${now})`,
  'domain checks': (now) =>
    sql`SELECT next_check_at FROM domains WHERE next_check_at <= ${now}
      AND (claimed_until IS NULL OR claimed_until <= ${now})`,
}

/** Reads how long each kind of due work waits, in all stores. */
export async function readQueueAges(db: Database, now: Date): Promise<Queue[]> {
  const parts = Object.entries(queues).map(
    ([work, due]) => sql`SELECT ${work}::text AS work, count(*)::int AS waiting,
      coalesce(extract(epoch FROM ${now}::timestamptz - min(at)), 0)::float8 AS seconds
      FROM (${due(now)} ORDER BY 1 LIMIT ${maxCounted}) AS due (at)`,
  )
  const { rows } = await inPlatform(
    db,
    (tx) => tx.execute<Queue & Record<string, unknown>>(sql.join(parts, sql` UNION ALL `)),
    { readOnly: true },
  )
  return rows
}
