import type { Client } from 'pg'
import { platformTables, undistributedTables } from './placement.ts'

export interface TableKey {
  table: string
  name: string
  target: string
  /** As in `ALTER TABLE … ADD CONSTRAINT`. */
  definition: string
  setsNull: boolean
}

/** Tables that are distributed by the store, whether they are already or not. */
export async function listDistributable(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'store_id'
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const others = new Set([...platformTables, ...undistributedTables])
  return rows.map(({ name }) => name).filter((name) => !others.has(name))
}

export async function listKeys(client: Client): Promise<TableKey[]> {
  const { rows } = await client.query<TableKey>(
    `SELECT conrelid::regclass::text AS "table", conname AS name, confrelid::regclass::text AS target,
       pg_get_constraintdef(oid) AS definition, confdeltype IN ('n', 'd') AS "setsNull"
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
     ORDER BY 1, 2`,
  )
  return rows
}
