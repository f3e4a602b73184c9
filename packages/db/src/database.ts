import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { defaultRoles, type Roles } from './roles.ts'
import { type OnQuery, reportingClient } from './report-queries.ts'
import { Replica, type ReplicaEvents } from './replica.ts'
import { StoreTurns } from './store-turns.ts'
import { Writes } from './writes.ts'

export interface Database {
  pool: Pool
  /** For reads of stores, which must never wait behind locks on a product's stock. */
  reads: Pool
  /** Where pages may be read; undefined without one. */
  replica: Replica | undefined
  turns: StoreTurns
  writes: Writes
  platform: NodePgDatabase
  roles: Roles
  close(): Promise<void>
}

type PoolName = 'writes' | 'reads' | 'replica'

export interface DatabaseOptions {
  poolSize?: number
  /** 4 by default: each connection uses memory for plans, and a read takes a millisecond. */
  readPoolSize?: number
  roles?: Roles
  /** Address of a read-only copy, for the login. */
  replicaUrl?: string | undefined
  replicaEvents?: ReplicaEvents
  onWait?: () => void
  /** Called with each query and the pool that it runs in. */
  onQuery?: (pool: PoolName, name: () => string) => () => void
}

/** Buyers of one product wait for its lock one by one, so a store needs few connections. */
const turnsLimits = { waiting: 500, maxWaitMs: 1900 }

/** The server ends a statement after 3 s; the client gives up on a server that does not. */
const statementTimeout = 3000
const answerTimeout = 4500

/** Repeats the settings on the login: a pooler hands out connections that we never set up. */
export const loginSettings = {
  statement_timeout: `${statementTimeout}`,
  idle_in_transaction_session_timeout: '10000',
}

/**
 * Lets SET LOCAL reach the nodes of Citus. A session reaches each as two roles, and keeps both
 * connections instead of making them for each transaction; what it asks all shards is small, and not
 * worth more. Without Citus these are unknown settings, which change nothing.
 */
export const nodeSettings: readonly (readonly [name: string, value: string])[] = [
  ['citus.propagate_set_commands', 'local'],
  ['citus.max_cached_conns_per_worker', '2'],
  ['citus.max_adaptive_executor_pool_size', '1'],
]

// A connection starts in a role without rights on tenant tables, so queries outside inStore fail.
const settleIn = ({ platform }: Roles) =>
  [
    `SET ROLE ${platform}`,
    ...[...Object.entries(loginSettings), ...nodeSettings].map(
      ([name, value]) => `SET ${name} = '${value}'`,
    ),
  ].join('; ')

/**
 * Opens a migrated database; connects on demand.
 * @param url of the login; may lead through a pooler
 */
export function openDatabase(
  url: string,
  {
    poolSize = 8,
    readPoolSize = 4,
    roles = defaultRoles,
    replicaUrl,
    replicaEvents,
    onWait,
    onQuery,
  }: DatabaseOptions = {},
): Database {
  const reportOf = (name: PoolName): OnQuery | undefined =>
    onQuery && ((query) => onQuery(name, query))
  const pool = openPool(url, { roles, max: poolSize, onQuery: reportOf('writes') })
  const reads = openPool(url, { roles, max: readPoolSize, onQuery: reportOf('reads') })
  const ofReplica = { roles, max: readPoolSize, onQuery: reportOf('replica') }
  const replica =
    replicaUrl === undefined
      ? undefined
      : new Replica(openPool(replicaUrl, ofReplica), replicaEvents)
  const close = async () => {
    await Promise.all([pool.end(), reads.end(), replica?.pool.end()])
  }
  const turns = new StoreTurns({ ...turnsLimits, active: Math.ceil(poolSize / 3), onWait })
  const writes = new Writes()
  return { pool, reads, replica, turns, writes, platform: drizzle(pool), roles, close }
}

/**
 * The same database over its connections for reads, for queries within a transaction: transactions that
 * wait for a second connection of their own pool can wait for each other.
 */
export function besideTransactions(database: Database): Database {
  return { ...database, pool: database.reads, platform: drizzle(database.reads) }
}

interface PoolParts {
  roles: Roles
  max: number
  onQuery: OnQuery | undefined
}

function openPool(url: string, { roles, max, onQuery }: PoolParts) {
  const pool = new Pool({
    max,
    ...(onQuery && { Client: reportingClient(onQuery) }),
    query_timeout: answerTimeout,
    connectionString: url,
    pipeline: true,
    keepAlive: true,
    // Each takes about 5 MB, so a burst's connections close soon. One stays open for the next
    // visit.
    min: 1,
    idleTimeoutMillis: 4000,
    connectionTimeoutMillis: 2000,
    // pg-pool awaits the promise; its types do not declare it.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => {
      await client.query(settleIn(roles))
    },
  })
  // A broken connection fails its queries and is replaced; without listeners the event would end
  // the process. The pool emits it for idle clients, each client for itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
