import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'
import { findLocking } from './testing/locking-statements.ts'

const folder = path.resolve(import.meta.dirname, '../migrations')

/** Earlier ones were written before the rules, for databases that nobody used yet. */
const firstChecked = '0046'

const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))

test('migrations from now on lock no table for long, and keep what the version before uses', () => {
  const found = files.flatMap((file, at) =>
    file < firstChecked
      ? []
      : findLocking(texts[at]!, texts.slice(0, at)).map((finding) => ({ file, ...finding })),
  )
  expect(found).toEqual([])
})

test('the rules see what earlier migrations did', () => {
  const found = files.filter((_, at) => findLocking(texts[at]!).length > 0)
  expect(found).toContain('0028_policies.sql')
  expect(found).not.toContain('0033_passkeys.sql')
})

test.each([
  'CREATE INDEX orders_note ON orders (store_id, note)',
  'CREATE UNIQUE INDEX orders_note ON orders (store_id, note)',
  'CREATE INDEX CONCURRENTLY orders_note ON orders (store_id, note)',
  'DROP INDEX orders_note',
  'ALTER TABLE orders ADD COLUMN key uuid NOT NULL DEFAULT gen_random_uuid()',
  'ALTER TABLE orders ADD COLUMN at timestamptz DEFAULT clock_timestamp()',
  'ALTER TABLE orders ADD COLUMN n bigserial',
  'ALTER TABLE orders ADD COLUMN total2 bigint GENERATED ALWAYS AS (total * 2) STORED',
  'ALTER TABLE orders ADD COLUMN note text NOT NULL',
  'ALTER TABLE orders ALTER COLUMN total TYPE numeric',
  'ALTER TABLE orders ALTER total SET DATA TYPE numeric',
  'ALTER TABLE orders ALTER COLUMN note SET NOT NULL',
  'ALTER TABLE orders ADD CONSTRAINT positive CHECK (total > 0)',
  'ALTER TABLE orders ADD FOREIGN KEY (store_id) REFERENCES stores (id)',
  "ALTER TABLE orders ADD COLUMN kind text CHECK (kind IN ('a', 'b'))",
  'ALTER TABLE orders ADD COLUMN plan_id uuid REFERENCES plans (id)',
  'ALTER TABLE orders ADD CONSTRAINT one UNIQUE (store_id, note)',
  'ALTER TABLE orders ADD CONSTRAINT c CHECK (total > 0) NOT VALID; ALTER TABLE orders VALIDATE CONSTRAINT c',
  'ALTER TABLE orders RENAME COLUMN note TO remark',
  'ALTER TABLE orders RENAME TO sales',
  'ALTER TABLE orders DROP COLUMN note',
  'DROP TABLE searches',
  "UPDATE orders SET note = ''",
  'DELETE FROM orders WHERE note IS NULL',
  'LOCK TABLE orders',
  'SET lock_timeout = 0; SELECT 1',
  'DO $$ BEGIN ALTER TABLE orders ALTER COLUMN note SET NOT NULL; END $$',
  'DO $do$ BEGIN IF true THEN UPDATE orders SET note = 1; END IF; END $do$',
])('%s is refused', (statement) => {
  expect(findLocking(statement)).not.toEqual([])
})

const notNull = 'ALTER TABLE orders ADD CONSTRAINT note_known CHECK (note IS NOT NULL) NOT VALID;'

test.each<[string, string[]?]>([
  ['CREATE TABLE notes (id uuid); CREATE INDEX notes_id ON notes (id); UPDATE notes SET id = id'],
  [
    '-- outside transactions\nDROP INDEX CONCURRENTLY IF EXISTS orders_note;\nCREATE INDEX CONCURRENTLY orders_note ON orders (note)',
  ],
  ["ALTER TABLE orders ADD COLUMN note text NOT NULL DEFAULT ''"],
  ['ALTER TABLE orders ADD COLUMN at timestamptz NOT NULL DEFAULT now()'],
  ['ALTER TABLE orders ADD CONSTRAINT positive CHECK (total > 0) NOT VALID'],
  ['ALTER TABLE orders VALIDATE CONSTRAINT positive'],
  [
    'ALTER TABLE orders ALTER COLUMN note SET NOT NULL',
    [notNull, 'ALTER TABLE orders VALIDATE CONSTRAINT note_known'],
  ],
  ['ALTER TABLE orders ADD CONSTRAINT one UNIQUE USING INDEX orders_one'],
  ["ALTER TABLE orders DROP COLUMN note; UPDATE installation SET needs_migration = '0050_x'"],
  ['DROP TRIGGER sold ON orders; CREATE TRIGGER sold AFTER INSERT ON orders EXECUTE FUNCTION f()'],
  [
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE orders SET note = 1; END $$',
  ],
  ["COMMENT ON TABLE orders IS 'UPDATE orders; DROP TABLE orders'"],
])('%s is fine', (statement, earlier) => {
  expect(findLocking(statement, earlier)).toEqual([])
})

test('statements end at semicolons outside of strings, names, comments and bodies', () => {
  const text = `SELECT ';', "a;b" -- ; no
    ; /* ; */ DO $x$ BEGIN; END $x$; SELECT $1 - 2 / 3`
  expect(splitStatements(text)).toEqual([
    `SELECT ';', "a;b"`,
    'DO $x$ BEGIN; END $x$',
    'SELECT $1 - 2 / 3',
  ])
  const body = 'CREATE FUNCTION f() RETURNS void BEGIN ATOMIC SELECT 1; SELECT 2; END'
  expect(splitStatements(`${body}; SELECT 3;`)).toEqual([body, 'SELECT 3'])
})
