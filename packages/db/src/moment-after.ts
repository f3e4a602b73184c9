import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * A moment later by an interval, reckoned in UTC: `timestamptz + interval` depends on the session's
 * time zone, and Citus takes no such function of a column in an UPDATE.
 */
export function momentAfter(moment: SQLWrapper, interval: SQL): SQL<Date> {
  return sql<Date>`(${moment} AT TIME ZONE 'UTC' + ${interval}) AT TIME ZONE 'UTC'`
}
