import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Manifest } from 'vite'

const build = path.resolve(import.meta.dirname, '../dist/client')

const entry = 'src/entry-client.tsx'
/** Ten sections of the library that need JavaScript; most others need none. */
const library = [
  'library',
  'announcement',
  'before-after',
  'countdown',
  'free-shipping-bar',
  'gallery',
  'map',
  'recently-viewed',
  'related-products',
  'store-locator',
  'video-block',
]

test.each([
  // Every interactive section of the Tea House's home page.
  [85, 'home page', [entry, 'hero', 'categories-slider', 'products']],
  [85, 'product page', [entry, 'product-view']],
  [100, 'page with ten sections of the library', [entry, ...library]],
])('at most %i kB are all JavaScript of a %s', (budget, _page, sources) => {
  const manifest = readManifest()
  const files = new Set(sources.flatMap((source) => [...filesOf(source, manifest)]))
  const size = [...files].reduce((sum, file) => sum + compressedSize(file), 0)
  expect(size).toBeLessThanOrEqual(budget * 1000)
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
