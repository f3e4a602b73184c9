import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')
const folders: string[] = []

type Import = [room: string, specifier: string]

const closed: Import[] = [
  ['packages/commerce/src', '@vitrine/contract/contract.ts'],
  ['packages/commerce/src', 'node:fs'],
  ['packages/contract/src', '@vitrine/sections/render/schemas.ts'],
  ['packages/sections/src', '@vitrine/db/database.ts'],
  ['packages/db/src', '@vitrine/sections/render/schemas.ts'],
  ['packages/demo/src', '@vitrine/db/database.ts'],
  ['packages/sections/src', '@vitrine/demo/demo-store.ts'],
  ['apps/storefront/src', '@vitrine/demo/demo-store.ts'],
  ['apps/storefront/src', '@vitrine/db/database.ts'],
  ['apps/storefront/src', '@vitrine/dashboard/src/root.tsx'],
  ['apps/dashboard/src', '@vitrine/db/in-store.ts'],
  ['apps/server/src', '@vitrine/storefront/src/entry-server.tsx'],
  ['apps/server/src', '@vitrine/sections/render/components.ts'],
  ['apps/server/src', 'react'],
]

const open: Import[] = [
  ['packages/contract/src', '@vitrine/commerce/money/money.ts'],
  ['packages/sections/src', '@vitrine/contract/content/page.ts'],
  ['apps/server/src', '@vitrine/sections/render/schemas.ts'],
  ['apps/server/src', '@vitrine/db/in-store.ts'],
  ['apps/server/src', '@vitrine/demo/demo-store.ts'],
  ['packages/demo/src', '@vitrine/sections/render/compose-page.ts'],
]

const uphill: Import[] = [
  ['apps/server/src/platform', '../../sales/orders/queries.ts'],
  ['apps/server/src/content/pages', '../../../sales/orders/queries.ts'],
  ['apps/server/src/sales/pricing', '../../checkout/place-order.ts'],
  ['apps/server/src/api', '../../router.ts'],
  ['apps/storefront/src/layout', '../../app/parts.ts'],
  ['apps/dashboard/src/builder/store', '../../saving/stored-edits.ts'],
]

const downhill: Import[] = [
  ['apps/server/src/sales/checkout', '../../pricing/quote.ts'],
  ['apps/server/src/web/storefront', '../../../platform/hosts.ts'],
  ['apps/storefront/src/pages/product', '../../../product/shop-product.tsx'],
  ['apps/dashboard/src/builder/saving', '../../store/builder-store.ts'],
]

let messages: Map<Import, string>

beforeAll(async () => {
  const all = [...closed, ...open, ...uphill, ...downhill]
  const files = new Map<Import, string>()
  for (const each of all) files.set(each, await writeProbe(each))
  const names = [...files.values()]
  const report = await run('node', ['node_modules/oxlint/bin/oxlint', '--format=unix', ...names], {
    cwd: root,
  }).catch((refused: { stdout: string }) => refused)
  const lines = report.stdout.split('\n')
  const ofFile = (file: string) => lines.filter((line) => line.includes(file)).join('\n')
  messages = new Map([...files].map(([each, file]) => [each, ofFile(path.relative(root, file))]))
})

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

async function writeProbe([room, specifier]: Import): Promise<string> {
  const folder = await mkdtemp(path.join(root, room, 'door-probe-'))
  folders.push(folder)
  const file = path.join(folder, 'probe.ts')
  await writeFile(file, `import { thing } from '${specifier}'\n\nexport const probe = thing\n`)
  return file
}

test.each(closed.map((each) => ({ each })))('$each.0 may not import $each.1', ({ each }) => {
  expect(messages.get(each)).toContain('no-restricted-imports')
})

test.each(open.map((each) => ({ each })))('$each.0 may import $each.1', ({ each }) => {
  expect(messages.get(each)).not.toContain('no-restricted-imports')
})

test.each(uphill.map((each) => ({ each })))(
  '$each.0 may not import $each.1, which is above it',
  ({ each }) => {
    expect(messages.get(each)).toContain('imports go down')
  },
)

test.each(downhill.map((each) => ({ each })))(
  '$each.0 may import $each.1, which is below it',
  ({ each }) => {
    expect(messages.get(each)).not.toContain('imports go down')
  },
)
