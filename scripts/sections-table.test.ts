import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionsFile, sectionsTable } from './sections-table.ts'

test('docs/sections.md lists every section, prop, default and setting there is', () => {
  const stale = 'docs/sections.md is stale: run "npm run sections" and commit the result.'
  expect(readFileSync(sectionsFile, 'utf8') === sectionsTable(), stale).toBe(true)
})
