import type { Client } from 'pg'
import { splitStatements } from '../split-statements.ts'
import { listDistributable, listKeys } from './catalogue.ts'
import { triggersOfOneMachine } from './placement.ts'

/**
 * Finds what Citus would refuse, or could not run on the node of a store. Reads PostgreSQL's catalogue
 * alone, so it works where there is no Citus.
 * @returns a sentence for each
 */
export async function findUndistributable(client: Client): Promise<string[]> {
  const tables = await listDistributable(client)
  return [
    ...(await findPolicies(client, tables)),
    ...(await findUniqueKeys(client, tables)),
    ...(await findForeignKeys(client, tables)),
    ...(await findTriggers(client, tables)),
    ...(await findFunctions(client, tables)),
  ]
}

async function findPolicies(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; table: string }>(
    `SELECT polname AS name, polrelid::regclass::text AS "table" FROM pg_policy
     WHERE polrelid::regclass::text = ANY ($1) AND concat(pg_get_expr(polqual, polrelid),
       pg_get_expr(polwithcheck, polrelid)) ~* '\\mselect\\M' ORDER BY 2, 1`,
    [tables],
  )
  return rows.map(
    ({ name, table }) =>
      `The policy ${name} of ${table} has a sub-select: write store_id = current_store().`,
  )
}

async function findUniqueKeys(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; table: string }>(
    `SELECT indexrelid::regclass::text AS name, i.indrelid::regclass::text AS "table"
     FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = 'store_id'
     WHERE i.indrelid::regclass::text = ANY ($1) AND i.indisunique
       AND NOT a.attnum = ANY (i.indkey) ORDER BY 2, 1`,
    [tables],
  )
  return rows.map(({ name, table }) => `The unique index ${name} of ${table} lacks store_id.`)
}

async function findForeignKeys(client: Client, tables: readonly string[]): Promise<string[]> {
  const isTenant = (name: string) => tables.includes(name)
  return (await listKeys(client)).flatMap(({ table, name, target, definition, setsNull }) => {
    const which = `The key ${name} of ${table}`
    if (!isTenant(table))
      return isTenant(target) ? [`${which} leads from the platform to ${target}, of stores.`] : []
    if (target === 'stores') return []
    if (!isTenant(target)) return [`${which} leads to ${target}, which is no table of stores.`]
    if (!/^FOREIGN KEY \(store_id\b/.test(definition)) return [`${which} lacks store_id.`]
    return setsNull ? [`${which} sets columns to null or a default: let a trigger do it.`] : []
  })
}

interface FoundFunction {
  name: string
  language: string
  source: string
}

interface FoundTrigger extends FoundFunction {
  trigger: string
  table: string
  transitions: string[]
}

/** A trigger runs on the node of its store, where only tables of stores are. */
async function findTriggers(client: Client, tables: readonly string[]): Promise<string[]> {
  const functions = await listFunctions(client)
  const names = await listTableNames(client)
  const { rows: triggers } = await client.query<FoundTrigger>(
    `SELECT tgname AS trigger, tgrelid::regclass::text AS "table", p.proname AS name,
       l.lanname AS language, p.prosrc AS source,
       array_remove(ARRAY[tgoldtable, tgnewtable]::text[], NULL) AS transitions
     FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_language l ON l.oid = p.prolang
     WHERE NOT tgisinternal AND tgrelid::regclass::text = ANY ($1) ORDER BY 2, 1`,
    [tables],
  )
  const ofPlatform = names.filter((name) => !tables.includes(name))
  return triggers
    .filter(({ trigger }) => !triggersOfOneMachine.includes(trigger))
    .flatMap((trigger) => {
      const which = `The trigger ${trigger.trigger} of ${trigger.table}`
      const used = callsOf(trigger, functions).map(({ source }) => withoutTexts(source))
      const reached = ofPlatform.filter((name) => used.some((source) => mentions(source, name)))
      return [
        ...reached.map((name) => `${which} reaches ${name}, of the platform.`),
        ...mixedStatements(trigger, tables).map(
          (statement) => `${which} reads a transition table beside a table: ${statement}`,
        ),
      ]
    })
}

/** The function and, one after another, those that it calls. */
function callsOf(start: FoundFunction, functions: readonly FoundFunction[]): FoundFunction[] {
  const reached = [start]
  for (const each of reached)
    for (const other of functions)
      if (
        !reached.some(({ name }) => name === other.name) &&
        new RegExp(`\\b${other.name}\\(`).test(each.source)
      )
        reached.push(other)
  return reached
}

function mixedStatements({ source, transitions }: FoundTrigger, tables: readonly string[]) {
  if (!transitions.length) return []
  return splitStatements(source).flatMap((statement) => {
    const loops = statement.split(/\bLOOP\b/)
    return loops
      .filter(
        (part) =>
          transitions.some((name) => mentions(part, name)) &&
          tables.some((name) =>
            new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE|USING) ${name}\\b`).test(part),
          ),
      )
      .map((part) => part.replaceAll(/\s+/g, ' ').trim().slice(0, 80))
  })
}

async function findFunctions(client: Client, tables: readonly string[]): Promise<string[]> {
  const functions = await listFunctions(client)
  const { rows: counted } = await client.query<{ name: string }>(
    `SELECT DISTINCT adrelid::regclass::text AS name FROM pg_attrdef
     WHERE pg_get_expr(adbin, adrelid) LIKE 'nextval(%'`,
  )
  return functions.flatMap(({ name, language, source }) => {
    const which = `The function ${name}`
    const isOfStores = tables.some((table) => mentions(source, table))
    if (!isOfStores) return []
    const joined = /\b\w+\.store_id = (?!NEW\b|OLD\b)\w+\.store_id\b/.exec(source)
    const filled = counted.filter((table) =>
      new RegExp(`INSERT INTO ${table.name}\\b[^;]*?\\)\\s+SELECT\\b`).test(source),
    )
    return [
      ...(language === 'sql' && tables.some((table) => mentions(withoutTexts(source), table))
        ? [`${which} reads tables of stores in SQL: write it in PL/pgSQL.`]
        : []),
      ...(joined ? [`${which} has ${joined[0]}: compare each with the store’s id.`] : []),
      ...filled.map(
        (table) =>
          `${which} fills ${table.name}, whose ids are counted, from a SELECT: use VALUES.`,
      ),
    ]
  })
}

async function listFunctions(client: Client): Promise<FoundFunction[]> {
  const { rows } = await client.query<FoundFunction>(
    `SELECT p.proname AS name, l.lanname AS language,
       coalesce(nullif(p.prosrc, ''), pg_get_functiondef(p.oid)) AS source
     FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
     WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     ORDER BY 1`,
  )
  return rows
}

async function listTableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  return rows.map(({ name }) => name)
}

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

/** Without strings and comments, which may contain any word. */
function withoutTexts(source: string): string {
  return source.replaceAll(/--[^\n]*/g, '').replaceAll(/'(?:[^']|'')*'/g, "''")
}
