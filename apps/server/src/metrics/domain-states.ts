import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'

const shown = 10

interface DomainStates {
  counts: { state: string; domains: number }[]
  /** Seconds since 1970; the longest failing first. */
  failing: { domain: string; since: number }[]
  /** Seconds since 1970; the nearest end first. */
  certificates: { domain: string; endsAt: number }[]
}

type Row = Record<string, unknown>

/** Reads from the last check of each domain; lists are bounded, since each name is a series. */
export async function readDomainStates(db: Database): Promise<DomainStates> {
  return await inPlatform(
    db,
    async (tx) => {
      const counts = await tx.execute<DomainStates['counts'][number] & Row>(sql`
        SELECT CASE WHEN status = 'verified' AND failing_since IS NOT NULL THEN 'failing'
          ELSE status END AS state, count(*)::int AS domains
        FROM domains GROUP BY 1`)
      const failing = await tx.execute<DomainStates['failing'][number] & Row>(sql`
        SELECT domain, extract(epoch FROM failing_since)::float8 AS since FROM domains
        WHERE status = 'verified' AND failing_since IS NOT NULL
        ORDER BY failing_since LIMIT ${shown}`)
      const certificates = await tx.execute<DomainStates['certificates'][number] & Row>(sql`
        SELECT domain, extract(epoch FROM ends_at)::float8 AS "endsAt" FROM (
          SELECT domain, (findings->>'certificateEndsAt')::timestamptz AS ends_at FROM domains
          WHERE status = 'verified' AND findings ? 'certificateEndsAt'
        ) AS seen ORDER BY ends_at LIMIT ${shown}`)
      return { counts: counts.rows, failing: failing.rows, certificates: certificates.rows }
    },
    { readOnly: true },
  )
}
