import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderLoops } from './folder-loops.ts'

const root = path.resolve(import.meta.dirname, '..')

test.each([
  'apps/dashboard/src/builder',
  'apps/server/src',
  'apps/storefront/src',
  'packages/commerce/src',
  'packages/contract/src',
  'packages/db/src',
  'packages/sections/src',
])('no folders of %s import each other in a loop', (folder) => {
  expect(folderLoops(path.join(root, folder))).toEqual([])
})

test('a loop of folders is found, with the names of its folders', () => {
  const folder = aTree({
    'sales/orders/place-order.ts': "import { carry } from '../../post/carry.ts'",
    'post/carry.ts': "import { hosts } from '../platform/hosts.ts'",
    'platform/hosts.ts': "export { place } from '../sales/orders/place-order.ts'",
    'web/page.ts': "import { carry } from '../post/carry.ts'",
  })

  expect(folderLoops(folder)).toEqual([['platform', 'post', 'sales/orders']])
})

test('a room may be divided into folders that import each other', () => {
  const folder = aTree({
    'sales/checkout/place.ts': "import { hold } from './pending/hold.ts'",
    'sales/checkout/pending/hold.ts': "import type { Placed } from '../place.ts'",
  })

  expect(folderLoops(folder)).toEqual([])
})

test('what a test writes for a moment is no part of the tree', () => {
  const folder = aTree({
    'sales/orders.ts': "import { carry } from '../post/carry.ts'",
    'post/door-probe-x/probe.ts': "import { place } from '../../sales/orders.ts'",
  })

  expect(folderLoops(folder)).toEqual([])
})

function aTree(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-folders-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), `${text}\n`)
  }
  return folder
}
