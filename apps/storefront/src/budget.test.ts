import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Manifest } from 'vite'

const budget = 85_000
const build = path.resolve(import.meta.dirname, '../dist/client')

test.each([
  // Every interactive section of the Tea House's home page.
  ['home page', ['src/entry-client.tsx', 'hero', 'categories-slider', 'products']],
  ['product page', ['src/entry-client.tsx', 'product-view']],
])('all JavaScript of the %s is at most 85 kB', (_page, sources) => {
  const manifest = readManifest()
  const files = new Set(sources.flatMap((source) => [...filesOf(source, manifest)]))
  const size = [...files].reduce((sum, file) => sum + compressedSize(file), 0)
  expect(size).toBeLessThanOrEqual(budget)
})

test('what is used together is one file, for small files compress badly', () => {
  const names = Object.values(readManifest()).map(({ name }) => name)
  const together = ['products', 'description', 'listing', 'product-view', 'cart-quote', 'send-call']
  for (const name of together) expect(names.filter((each) => each === name)).toHaveLength(1)
  const alone = ['product-card', 'product-grid', 'product-slider', 'store-list', 'stored-html']
  expect(names.filter((name) => alone.includes(name ?? ''))).toEqual([])
})

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(build, '.vite/manifest.json'), 'utf8')) as Manifest
  } catch (cause) {
    throw new Error('Build the storefront first: npm run build', { cause })
  }
}

function filesOf(source: string, manifest: Manifest, files = new Set<string>()): Set<string> {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source)
  if (!chunk) throw new Error(`The build has no file for ${source}.`)
  // Imports may be circular.
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const name of chunk.imports ?? []) filesOf(name, manifest, files)
  return files
}

function compressedSize(file: string): number {
  return brotliCompressSync(readFileSync(path.join(build, file))).length
}
