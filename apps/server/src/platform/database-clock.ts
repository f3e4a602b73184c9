import type { Database } from '@vitrine/db/database.ts'
import { sql } from 'drizzle-orm'
import type { Log } from './log.ts'

interface Parts {
  db: Pick<Database, 'platform'>
  log: Log
  /** This machine's, in milliseconds. */
  local?: () => number
}

export interface DatabaseClock {
  now: () => Date
  check(): Promise<void>
  stop(): Promise<void>
}

const everyMs = 60_000
/** Less may be the way to the database. */
const toleratedMs = 1000
const reportedMs = 5000
/** More is a wrong date or time zone on either side, and nobody knows on which. */
const followedMs = 3_600_000

/**
 * Follows the database's clock where this machine's is another, since leases of processes with clocks
 * of their own would end early or late.
 */
export function createDatabaseClock({ db, log, local = Date.now }: Parts): DatabaseClock {
  let offset = 0
  let isReported = false

  async function check(): Promise<void> {
    const sent = local()
    const { rows } = await db.platform.execute<{ at: number }>(
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`,
    )
    const apart = rows[0]!.at - (sent + local()) / 2
    const distance = Math.abs(apart)
    const isFollowed = distance >= toleratedMs && distance <= followedMs
    offset = isFollowed ? Math.round(apart) : 0
    const isFar = distance >= reportedMs
    if (isFar && !isReported)
      log.warn(
        `The clock of this machine is not that of the database, which is ${isFollowed ? '' : 'not '}followed: let both follow a time server.`,
        { seconds: Math.round(-apart / 1000) },
      )
    isReported = isFar
  }

  const checking = setInterval(() => void check().catch(() => {}), everyMs).unref()
  return {
    now: () => new Date(local() + offset),
    check,
    async stop() {
      clearInterval(checking)
    },
  }
}
