import type { PlatformTransaction, StoreTransaction } from '@vitrine/db/transaction.ts'
import type { QueryConfig } from 'pg'

/** Longest statement of a large shop, and longest pause between two of them. */
export const maxStatementMs = 10 * 60_000

export async function ask(
  { lease }: Pick<StoreTransaction | PlatformTransaction, 'lease'>,
  text: string,
  values: unknown[] = [],
) {
  const request: QueryConfig & { query_timeout: number } = {
    text,
    values,
    query_timeout: maxStatementMs,
  }
  return await lease.query(request)
}
