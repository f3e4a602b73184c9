import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rules } from './platform/config-rules.ts'

const document = path.resolve(import.meta.dirname, '../../../docs/run-your-own.md')

/** Names with their defaults, from the table of the document. */
async function readTable(): Promise<Map<string, string>> {
  const text = await readFile(document, 'utf8')
  const rows = [...text.matchAll(/^\| (`[A-Z][^|]*) \| ([^|]*) \|/gm)]
  const settings = rows.flatMap(([, names = '', defaults = '']) => {
    const each = defaults.trim().split(', ')
    const list = names.trim().split(', ')
    return list.map((name, at) => [name.replaceAll('`', ''), each[at] ?? each[0]!] as const)
  })
  return new Map(settings)
}

test('the document lists every setting once, with the default that it has', async () => {
  const table = await readTable()
  expect([...table.keys()].toSorted()).toEqual(Object.keys(rules).toSorted())
  for (const [name, { shape }] of Object.entries(rules)) {
    const value = shape.parse(undefined)
    // Lists become their text, and nothing becomes none.
    const text = String(value ?? '')
    const shown = /^`([^`]*)`$/.exec(table.get(name)!)?.[1]
    if (text) expect(shown, name).toBe(text)
    else if (shown !== undefined) expect(Object.keys(rules), name).toContain(shown)
  }
})

test('an unknown setting in the environment file would be seen', async () => {
  const file = path.resolve(import.meta.dirname, '../../../deploy/vitrine.env')
  const names = [...(await readFile(file, 'utf8')).matchAll(/^([A-Z_0-9]+)=/gm)]
  for (const [, name = ''] of names) expect(Object.keys(rules)).toContain(name)
})
