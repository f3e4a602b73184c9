import type { Database } from './database.ts'
import { runTransaction, type TransactionOptions } from './run-transaction.ts'
import { type PlatformTransaction, StoreTransaction } from './transaction.ts'

interface StoreTransactionOptions extends TransactionOptions {
  actor?: string | undefined
}

/**
 * The only access to tenant tables: row-level security limits the transaction to this store,
 * whatever the queries say.
 */
export async function inStore<Result>(
  database: Database,
  storeId: string,
  work: (tx: StoreTransaction) => Promise<Result>,
  { actor, ...options }: StoreTransactionOptions = {},
): Promise<Result> {
  const begin = [
    ...beginIn('BEGIN', database.roles.app, storeId),
    ...(actor === undefined ? [] : [actAs(actor)]),
  ]
  return await database.turns.run(storeId, () =>
    runTransaction(database, begin, options, (lease) => work(new StoreTransaction(lease, storeId))),
  )
}

/**
 * Works in one store within a platform transaction, so that a new store and its first pages are
 * written together or not at all.
 */
export async function withinStore<Result>(
  platform: PlatformTransaction,
  storeId: string,
  work: (tx: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  const { roles } = platform
  for (const step of stepInto(roles.app, storeId)) await platform.lease.query(step)
  const result = await work(new StoreTransaction(platform.lease, storeId))
  await platform.lease.query(`SELECT set_config('role', '${roles.platform}', true)`)
  await platform.lease.query(`SET LOCAL app.store_id = ''`)
  return result
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function requireStoreId(storeId: string) {
  if (!uuid.test(storeId)) throw new TypeError(`Not a store id: ${JSON.stringify(storeId)}`)
}

/**
 * Returns statements that limit a transaction to one store. Citus passes each SET LOCAL on with the
 * whole text that it is part of, so it is sent by itself; the role is not passed on that way, since
 * nodes are reached as the role of the moment.
 */
export function stepInto(role: string, storeId: string): [role: string, store: string] {
  requireStoreId(storeId)
  return [`SELECT set_config('role', '${role}', true)`, `SET LOCAL app.store_id = '${storeId}'`]
}

/** Begins a transaction that is limited to one store. */
export function beginIn(begin: string, role: string, storeId: string): string[] {
  const [asRole, ofStore] = stepInto(role, storeId)
  return [`${begin}; ${asRole}`, ofStore]
}

function actAs(userId: string) {
  if (!/^[\w-]{1,64}$/.test(userId)) throw new TypeError(`Not a user id: ${JSON.stringify(userId)}`)
  return `SET LOCAL app.actor = '${userId}'`
}
