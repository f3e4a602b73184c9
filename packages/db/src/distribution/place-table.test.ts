import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { splitStatements } from '../split-statements.ts'
import { withClient } from '../with-client.ts'
import { listKeys } from './catalogue.ts'
import { platformTables } from './placement.ts'

const folder = path.resolve(import.meta.dirname, '../../migrations')

/** Earlier ones were applied before any installation was distributed. */
const firstChecked = '0090'

test('on one machine a new table of shops refers to the store', async () => {
  const keys = await withClient(inject('databaseUrl'), async (client) => {
    await client.query('BEGIN')
    await client.query('CREATE TABLE notes (store_id uuid, id uuid, PRIMARY KEY (store_id, id))')
    await client.query(`SELECT place_table('notes')`)
    const found = (await listKeys(client)).filter(({ table }) => table === 'notes')
    await client.query('ROLLBACK')
    return found
  })

  expect(keys.map(({ definition }) => definition)).toEqual([
    'FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE',
  ])
})

test('migrations place each new table of shops before its other keys', async () => {
  const files = (await readdir(folder)).filter((file) => file >= firstChecked)
  const unplaced = await Promise.all(
    files.map(async (file) => findUnplaced(await readFile(path.join(folder, file), 'utf8'))),
  )
  expect(unplaced.flat()).toEqual([])
})

test('a table that is not placed, or has keys of its own, is found', () => {
  const table = 'CREATE TABLE notes (store_id uuid, id uuid, PRIMARY KEY (store_id, id))'
  expect(findUnplaced(`${table}; SELECT place_table('notes')`)).toEqual([])
  expect(findUnplaced(table)).toEqual(['notes'])
  const own = 'CREATE TABLE notes (store_id uuid REFERENCES stores (id), id uuid)'
  expect(findUnplaced(`${own}; SELECT place_table('notes')`)).toEqual(['notes'])
  expect(findUnplaced('CREATE TABLE domains (store_id uuid REFERENCES stores (id))')).toEqual([])
})

function findUnplaced(text: string): string[] {
  return splitStatements(text).flatMap((statement) => {
    const [, name = ''] = /^CREATE TABLE (\w+)/i.exec(statement) ?? []
    if (name === '' || !/\bstore_id\b/.test(statement) || platformTables.includes(name)) return []
    const isPlaced = text.includes(`place_table('${name}')`) && !/\bREFERENCES\b/i.test(statement)
    return isPlaced ? [] : [name]
  })
}
