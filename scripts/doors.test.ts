import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')
const probes: string[] = []

afterEach(async () => {
  await Promise.all(probes.splice(0).map((probe) => rm(probe, { recursive: true })))
})

/** What the linter says of a file in `room` that imports `specifier`. */
async function lintImport(room: string, specifier: string) {
  const folder = await mkdtemp(path.join(root, room, 'door-probe-'))
  probes.push(folder)
  const file = path.join(folder, 'probe.ts')
  await writeFile(file, `import { thing } from '${specifier}'\n\nexport const probe = thing\n`)
  const lint = run('node', ['node_modules/oxlint/bin/oxlint', '--format=unix', file], { cwd: root })
  return lint.then(
    ({ stdout }) => stdout,
    (refused: { stdout: string }) => refused.stdout,
  )
}

test.each([
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
])('%s may not import %s', async (room, specifier) => {
  expect(await lintImport(room, specifier)).toContain('no-restricted-imports')
})

test.each([
  ['packages/contract/src', '@vitrine/commerce/money.ts'],
  ['packages/sections/src', '@vitrine/contract/page.ts'],
  ['apps/server/src', '@vitrine/sections/render/schemas.ts'],
  ['apps/server/src', '@vitrine/db/in-store.ts'],
  ['apps/server/src', '@vitrine/demo/demo-store.ts'],
  ['packages/demo/src', '@vitrine/sections/render/compose-page.ts'],
])('%s may import %s', async (room, specifier) => {
  expect(await lintImport(room, specifier)).not.toContain('no-restricted-imports')
})
