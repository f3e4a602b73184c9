import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { aStore } from './testing/a-store.ts'
import { onServer } from './testing/server.ts'
import { emptyDatabaseUrl } from './testing/test-database.ts'

const migration = path.resolve(import.meta.dirname, '../migrations/0006_theme.sql')

test('a shop keeps the look that its navigation carried', async () => {
  const url = await emptyDatabaseUrl()
  const database = openDatabase(url)
  const [tea, bare] = [await aStore(database), await aStore(database)]
  await database.close()
  await onServer(url, 'ALTER TABLE stores DROP COLUMN theme')
  const navbar = {
    type: 'navbar',
    props: {
      accentColor: '#2F5D50',
      pageColor: '#fed',
      pageTextColor: 'red; x',
      fontFamily: 'sans',
      headingFont: 'serif',
      cornerRadius: '0.25rem',
    },
  }
  const content = JSON.stringify([{ type: 'topbar', props: {} }, navbar])
  await onServer(
    url,
    `INSERT INTO global_contents (store_id, draft, published)
     VALUES ('${tea.id}', '[]', '${content}'), ('${bare.id}', '[]', '[]')`,
  )

  await onServer(url, await readFile(migration, 'utf8'))

  const { rows } = await onServer(url, `SELECT id, theme FROM stores`)
  const themes = Object.fromEntries(rows.map(({ id, theme }) => [id, theme]))
  expect(themes[tea.id]).toEqual({
    accentColor: '#2f5d50',
    pageColor: '#ffeedd',
    bodyFont: 'sans',
    headingFont: 'serif',
    cornerRadius: 4,
  })
  expect(themes[bare.id]).toEqual({})
})
