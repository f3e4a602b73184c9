import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Database } from '@vitrine/db/database.ts'
import type { AllServices } from '../services.ts'

/**
 * Disables the application's access check: every owner counts as a member of this store, and all
 * queries name this store.
 */
export async function believing(services: AllServices, storeId: string): Promise<AllServices> {
  const store = await services.hosts.findById(storeId)
  if (!store) throw new Error('There is no such store.')
  return { ...services, hosts: { ...services.hosts, findById: async () => store } }
}

/** Makes every transaction open this store, whatever the application requests. */
export function steppingInto(db: Database, storeId: string): Database {
  const step = `app.store_id = '${storeId}'`
  const connectTo = (pool: Pool) => async () => {
    const client = await pool.connect()
    return {
      connection: client.connection,
      release: (broken?: boolean) => client.release(broken),
      query(query: string | QueryConfig, values?: unknown[]) {
        return typeof query === 'string'
          ? client.query(query.replace(/app\.store_id = '[^']+'/, step), values)
          : client.query(query, values)
      },
    } as unknown as PoolClient
  }
  const stepped = (pool: Pool) => ({ connect: connectTo(pool) }) as unknown as Pool
  return { ...db, pool: stepped(db.pool), reads: stepped(db.reads) }
}
