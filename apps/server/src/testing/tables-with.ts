import { onServer } from '@vitrine/db/testing/server.ts'

/**
 * Looks into every table that exists, so that a new one cannot be forgotten.
 * @param url a superuser's, of the database
 * @returns sorted names, with their schema, of tables in a row of which `text` is in any case
 */
export async function tablesWith(url: string, text: string): Promise<string[]> {
  const { rows: tables } = await onServer(
    url,
    `SELECT n.nspname || '.' || quote_ident(c.relname) AS name
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const hasText = `position(lower('${text}') IN lower(t::text)) > 0`
  const asked = tables
    .map(({ name }) => String(name))
    .map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name} t WHERE ${hasText})`)
  const { rows: found } = await onServer(url, asked.join(' UNION ALL '))
  return found.map(({ name }) => String(name)).toSorted()
}
