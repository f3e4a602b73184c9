import { onServer } from './server.ts'

const outsideExtensions = (catalogue: string, oid: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${oid}
     AND deptype = 'e')`

const parts = {
  schema: `SELECT nspacl::text FROM pg_namespace WHERE nspname = 'public'`,
  extensions: `SELECT extname FROM pg_extension`,
  relations: `
    SELECT relname, relkind, relpersistence, relrowsecurity, relforcerowsecurity, reloptions,
      pg_get_userbyid(relowner), obj_description(c.oid, 'pg_class'),
      (SELECT array_agg(acl::text ORDER BY acl::text) FROM unnest(relacl) AS acl)
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace`,
  columns: `
    SELECT attrelid::regclass, attname,
      row_number() OVER (PARTITION BY attrelid ORDER BY attnum) AS place,
      format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity, attcollation::regcollation,
      pg_get_expr(adbin, adrelid), col_description(attrelid, attnum),
      (SELECT array_agg(acl::text ORDER BY acl::text) FROM unnest(attacl) AS acl)
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
      AND NOT attisdropped`,
  constraints: `
    SELECT conrelid::regclass, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`,
  sequences: `
    SELECT seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache,
      seqcycle
    FROM pg_sequence JOIN pg_class c ON c.oid = seqrelid
    WHERE relnamespace = 'public'::regnamespace`,
  functions: `
    SELECT pg_get_functiondef(oid), pg_get_userbyid(proowner), obj_description(oid, 'pg_proc'),
      (SELECT array_agg(acl::text ORDER BY acl::text) FROM unnest(proacl) AS acl)
    FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
      AND ${outsideExtensions('pg_proc', 'p.oid')}`,
  triggers: `
    SELECT pg_get_triggerdef(oid), tgenabled FROM pg_trigger WHERE NOT tgisinternal`,
  policies: `SELECT * FROM pg_policies`,
  types: `
    SELECT typname, typtype FROM pg_type t WHERE typnamespace = 'public'::regnamespace
      AND ${outsideExtensions('pg_type', 't.oid')}`,
}

/** Describes a database's schema, one object in a line. */
export async function describeSchema(url: string): Promise<string[]> {
  const lines = await Promise.all(
    Object.entries(parts).map(async ([part, query]) => {
      const { rows } = await onServer(
        url,
        `SELECT to_json(each)::text AS line FROM (${query}) each`,
      )
      return rows.map(({ line }) => `${part} ${String(line)}`)
    }),
  )
  return lines.flat().toSorted()
}
