import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exportFormat, exportFormatFile } from './export-format.ts'

test('the page about the format lists every table and column of an archive', () => {
  const page = readFileSync(exportFormatFile, 'utf8')
  expect(page).toBe(exportFormat(page))
})
