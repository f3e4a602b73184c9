import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../docs/decisions')

test('the index lists every decision once, in the order of their numbers, under its title', () => {
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/^- \[(\d{3})\]\(([^)]+)\) (.+)$/gm)].map((line) =>
    line.slice(1),
  )
  const files = readdirSync(folder).filter((name) => /^\d{3}-/.test(name))
  const recorded = files.toSorted().map((name) => {
    const [, number, title] = /^# (\d{3}) (.+)$/m.exec(
      readFileSync(path.join(folder, name), 'utf8'),
    )!
    return [number, name, title]
  })
  expect(listed).toEqual(recorded)
})
