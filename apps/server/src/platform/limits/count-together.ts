import type { Pool } from 'pg'

export interface Counting {
  key: string
  points: number
  seconds: number
}

export interface Count {
  points: number
  endsAt: number
}

/**
 * Adds to the shared counts in one statement, which is its own transaction; negative points give
 * back. Locks keys in order, so that two statements never deadlock.
 */
export async function countTogether(
  pool: Pool,
  countings: readonly Counting[],
  now: Date,
): Promise<Map<string, Count>> {
  const { rows } = await pool.query<{ key: string; points: number; ends_at: Date }>({
    name: 'count-requests',
    text: `INSERT INTO rate_limits AS counted (key, points, ends_at)
      SELECT key, points, $4::timestamptz + make_interval(secs => seconds)
      FROM unnest($1::text[], $2::int[], $3::int[]) AS asked (key, points, seconds)
      ORDER BY key
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN counted.ends_at <= $4 THEN excluded.points
          ELSE least(greatest(counted.points::bigint + excluded.points, 0), 2000000000) END,
        ends_at = CASE WHEN counted.ends_at <= $4 THEN excluded.ends_at ELSE counted.ends_at END
      RETURNING key, points, ends_at`,
    values: [
      countings.map(({ key }) => key),
      countings.map(({ points }) => points),
      countings.map(({ seconds }) => seconds),
      now,
    ],
  })
  return new Map(
    rows.map(({ key, points, ends_at }) => [key, { points, endsAt: ends_at.getTime() }]),
  )
}

/** Refuses a key until `endsAt` in all processes, also in those that have not merged their counts. */
export async function pauseTogether(
  pool: Pool,
  { key, points, endsAt }: Count & { key: string },
): Promise<void> {
  await pool.query({
    name: 'pause-requests',
    text: `INSERT INTO rate_limits AS counted (key, points, ends_at) VALUES ($1, $2, $3)
      ON CONFLICT (key) DO UPDATE SET
        points = greatest(counted.points, excluded.points),
        ends_at = greatest(counted.ends_at, excluded.ends_at)`,
    values: [key, points, new Date(endsAt)],
  })
}

export async function forgetCounts(pool: Pool, keys: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE key = ANY ($1::text[])', [keys])
}
