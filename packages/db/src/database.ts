import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { defaultRoles, type Roles } from './roles.ts'
import { StoreTurns } from './store-turns.ts'

export interface Database {
  pool: Pool
  /** For reads of stores: they never wait behind those who queue for a product's stock. */
  reads: Pool
  /** Of transactions in stores. */
  turns: StoreTurns
  /** Reaches the platform's tables only, like every connection of the pool outside `inStore`. */
  platform: NodePgDatabase
  roles: Roles
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** How many connections at most, besides those for reads; 8 by default. */
  poolSize?: number
  /** 4 by default: each keeps plans and tables in memory of its own, and a read takes a millisecond. */
  readPoolSize?: number
  roles?: Roles
  /** Called by work that begins to wait for other work of its store. */
  onWait?: () => void
}

/** Buyers of one product take what is left of it one after the other, so they need few connections. */
const turnsLimits = { waiting: 500, maxWaitMs: 1900 }

/** The server ends a statement after 3 s; a server that does not even do that is given up on. */
const statementTimeout = 3000
const answerTimeout = 4500

/** The same as settings of the login: a pooler between us gives connections that we never set up. */
export const loginSettings = {
  statement_timeout: `${statementTimeout}`,
  idle_in_transaction_session_timeout: '10000',
}

// A connection stands in a role without rights on tenant tables, so what forgets inStore is refused.
const settleIn = ({ platform }: Roles) =>
  [
    `SET ROLE ${platform}`,
    ...Object.entries(loginSettings).map(([name, value]) => `SET ${name} = ${value}`),
  ].join('; ')

/**
 * Opens a migrated database. Connections are made when they are first needed.
 * @param url that of the login, which may lead through a pooler
 */
export function openDatabase(
  url: string,
  { poolSize = 8, readPoolSize = 4, roles = defaultRoles, onWait }: DatabaseOptions = {},
): Database {
  const pool = openPool(url, roles, poolSize)
  const reads = openPool(url, roles, readPoolSize)
  const close = async () => {
    await Promise.all([pool.end(), reads.end()])
  }
  const turns = new StoreTurns({ ...turnsLimits, active: Math.ceil(poolSize / 3), onWait })
  return { pool, reads, turns, platform: drizzle(pool), roles, close }
}

function openPool(url: string, roles: Roles, max: number) {
  const pool = new Pool({
    max,
    query_timeout: answerTimeout,
    connectionString: url,
    pipeline: true,
    keepAlive: true,
    // Each holds some 5 MB: what a burst has opened is closed soon after it. One stays, so that a
    // visit after a pause does not wait for a connection.
    min: 1,
    idleTimeoutMillis: 4000,
    connectionTimeoutMillis: 2000,
    // pg-pool waits for the promise; its types do not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => {
      await client.query(settleIn(roles))
    },
  })
  // A broken connection fails the queries on it, and the pool makes another; without a listener
  // the event would end the process. The pool hears of idle ones, each client of its own.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
