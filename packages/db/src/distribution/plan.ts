import type { Client } from 'pg'
import { nodeSettings } from '../database.ts'
import type { Roles } from '../roles.ts'
import { listDistributable, listKeys, type TableKey } from './catalogue.ts'
import { triggersOfOneMachine } from './placement.ts'

/** One transaction. */
export interface Step {
  what: string
  statements: string[]
}

export interface DistributionOptions {
  roles: Roles
  /** Shards of each table; how far an installation can spread later. */
  shards: number
}

type Setting = readonly [name: string, value: string]

/** The table that the others are placed beside. */
const first = 'store_roots'

/**
 * Lists what is left to do until all tables of stores are distributed, nothing when they are. Tables
 * whose keys refer to each other are distributed together, so a step that fails leaves no key out.
 */
export async function planDistribution(
  client: Client,
  options: DistributionOptions,
): Promise<Step[]> {
  const tables = await listDistributable(client)
  const distributed = await listDistributed(client)
  const keys = await listKeys(client)
  const ofStores = keys.filter(({ table }) => tables.includes(table))
  const groups = groupByKeys(tables, ofStores).filter((group) =>
    group.some((table) => !distributed.has(table)),
  )
  const steps = groups.map((group): Step => {
    const added = group.filter((table) => !distributed.has(table))
    return {
      what: `Distribute ${added.join(', ')}`,
      statements: distributeTogether(added, ofStores, options),
    }
  })
  return [
    ...(await planSettings(client, options)),
    ...(await planTriggers(client, tables)),
    ...steps,
  ]
}

async function listDistributed(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT logicalrelid::text AS name FROM pg_dist_partition WHERE partmethod = 'h'`,
  )
  return new Set(rows.map(({ name }) => name))
}

/**
 * Nodes are reached as the role of the moment, with what SET LOCAL says. A connection sets that
 * itself, and the login too, since a pooler hands out connections that nobody set up. Compiling a
 * search on a node would take a hundred times as long as the search.
 */
async function planSettings(client: Client, { roles }: DistributionOptions): Promise<Step[]> {
  const wanted = new Map<string, readonly Setting[]>([
    [roles.app, [['jit', 'off']]],
    [roles.platform, [['jit', 'off']]],
    [roles.login, nodeSettings],
  ])
  const { rows } = await client.query<{ role: string; canLogIn: boolean; settings: string[] }>(
    `SELECT rolname AS role, rolcanlogin AS "canLogIn", coalesce(rolconfig, '{}') AS settings
     FROM pg_roles WHERE rolname = ANY ($1) ORDER BY 1`,
    [[...wanted.keys()]],
  )
  const statements = rows.flatMap(({ role, canLogIn, settings }) => {
    const missing = (wanted.get(role) ?? []).filter(
      ([name, value]) => !settings.includes(`${name}=${value}`),
    )
    return [
      ...(canLogIn ? [] : [`ALTER ROLE ${role} LOGIN`]),
      ...missing.map(([name, value]) => `ALTER ROLE ${role} SET ${name} = '${value}'`),
    ]
  })
  return statements.length ? [{ what: 'Let roles and settings reach the nodes', statements }] : []
}

async function planTriggers(client: Client, tables: readonly string[]): Promise<Step[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `SELECT tgrelid::regclass::text AS "table", tgname AS name FROM pg_trigger
     WHERE NOT tgisinternal AND tgname = ANY ($1) ORDER BY 1, 2`,
    [triggersOfOneMachine],
  )
  const left = rows.filter(({ table }) => tables.includes(table) || table === 'stores')
  if (!left.length) return []
  return [
    {
      what: 'Replace the triggers that reach from a store’s rows to the platform’s',
      statements: [
        ...left.map(({ table, name }) => `DROP TRIGGER ${name} ON ${table}`),
        `CREATE OR REPLACE TRIGGER stores_followed BEFORE UPDATE OF version ON stores
           FOR EACH ROW EXECUTE FUNCTION follow_version()`,
      ],
    },
  ]
}

function distributeTogether(
  added: readonly string[],
  keys: readonly TableKey[],
  { shards }: DistributionOptions,
): string[] {
  const own = keys.filter(({ table }) => added.includes(table))
  return [
    `SET LOCAL citus.multi_shard_modify_mode = 'sequential'`,
    // The name that Citus has for triggers on distributed tables: ours stay within one store.
    'SET LOCAL citus.enable_unsafe_triggers = on',
    `SET LOCAL citus.shard_count = ${shards}`,
    ...own.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
    // Rows are copied as they are, of all stores: without policies, which would hide them from the
    // owner, and without triggers, which would ask for tables that no node has yet.
    ...added.map((table) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`),
    ...added.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`),
    ...added.map(
      (table) =>
        `SELECT create_distributed_table('${table}', 'store_id', colocate_with => '${table === first ? 'none' : first}')`,
    ),
    ...own
      .filter((key) => key.table !== first || !isOfStore(key))
      .map((key) => {
        const definition = isOfStore(key)
          ? key.definition.replace('REFERENCES stores(id)', `REFERENCES ${first}(store_id)`)
          : key.definition
        return `ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${definition}`
      }),
    ...added.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
    ...added.map((table) => `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`),
    ...added.map((table) => `SELECT truncate_local_data_after_distributing_table('${table}')`),
  ]
}

const isOfStore = ({ target }: TableKey) => target === 'stores'

/** Tables that refer to each other, directly or not, in one group; the first table comes first. */
function groupByKeys(tables: readonly string[], keys: readonly TableKey[]): string[][] {
  const groupOf = new Map(tables.map((table) => [table, [table]]))
  for (const { table, target } of keys) {
    const [one, other] = [groupOf.get(table), groupOf.get(target)]
    if (!one || !other || one === other || table === first || target === first) continue
    one.push(...other)
    for (const moved of other) groupOf.set(moved, one)
  }
  const groups = [...new Set(groupOf.values())]
  return groups.toSorted((a, b) => Number(b.includes(first)) - Number(a.includes(first)))
}
