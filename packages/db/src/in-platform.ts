import type { Database } from './database.ts'
import { runTransaction, type TransactionOptions } from './run-transaction.ts'
import { PlatformTransaction } from './transaction.ts'

/** Runs a transaction on users, sessions, stores, members and domains; tenant tables refuse it. */
export async function inPlatform<Result>(
  database: Database,
  work: (tx: PlatformTransaction) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  return await runTransaction(database, ['BEGIN'], options, (lease) =>
    work(new PlatformTransaction(lease, database.roles)),
  )
}
