import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest } from 'vite'
import { retriedImports } from './retried-imports.ts'
import { sectionStyles } from './section-styles.ts'
import { withoutUnused } from './without-unused.ts'

/** What is used together is one file: small pieces compress badly. */
const groups = [
  { name: 'shop', tags: ['$initial' as const], test: /^(?!.*mark-empty-cart)/ },
  {
    name: 'products',
    test: /sections\/src\/\w+\/(?:product-(?:card|grid|slider)|store-list|carousel|use-stillness|star-row)|commerce\/src\/(?:\w+\/)?(?:format-price|from-price|money|sale-price)/,
  },
  {
    name: 'description',
    test: /page\/(?:description-text|has-template)|layout\/templated|sections\/src\/parts\/trail\/|page-main-context|sale-terms-query|sections\/src\/parts\/stored-html|commerce\/src\/shipping\/in-days/,
  },
  {
    name: 'listing',
    test: /storefront\/src\/(?:listing|pages\/(?:shop|collection))\/|sections\/src\/parts\/listing\/|commerce\/src\/(?:\w+\/)?listing-query/,
  },
  {
    name: 'product-view',
    test: /storefront\/src\/(?:product|pages\/product)\/(?!image-view)|sections\/src\/parts\/product-view\/(?!quantity-input)|commerce\/src\/(?:\w+\/)?(?:variation|unit-price)/,
  },
  {
    name: 'cart-quote',
    test: /cart\/(?:use-quote|line-)|commerce\/src\/(?:\w+\/)?line-list|checkout\/summary\/(?:totals|summary\.module)/,
  },
  {
    name: 'library-parts',
    test: /sections\/src\/parts\/(?:items|section-frame)\//,
  },
  {
    name: 'send-call',
    test: /storefront\/src\/calls\/(?:send-call|call-|checkout-queries|or-null)/,
  },
]

/** Runs before a checkout is painted, so it is a file of its own. */
const emptyCart = 'src/pages/checkout/mark-empty-cart.ts'

const clientBuild = path.join(import.meta.dirname, 'dist/client')

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), !isSsrBuild && [withoutUnused(), sectionStyles(), retriedImports()]],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    ...(isSsrBuild && partsOfClient()),
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Two per cent smaller than what Vite does by itself.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      // Functions in the place of each of their calls are longer, once compressed.
      compress: { passes: 3, pure_getters: true, inline: 1, keep_fargs: false },
      // React is in a function; in parentheses it is parsed once, not twice.
      format: { wrap_func_args: true },
    },
    // The head names the files that a page needs first; the list of all would be in every page.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          // The server renders the document, so there is no index.html to begin with.
          input: ['src/entry-client.tsx', emptyCart],
          output: {
            codeSplitting: { groups, includeDependenciesRecursively: false },
            // Hashes do not compress, and files name each other.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
  },
  // One file that Node loads at once, React's production build in it.
  ssr: { noExternal: true },
}))

/** What the browser's build, which comes first, made of the parts that load by themselves. */
function partsOfClient() {
  const file = path.join(clientBuild, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const parts = Object.values(manifest).map((chunk) => {
    const chunks = [...new Set([...importsOf(chunk, manifest), chunk])]
    return {
      name: nameOf(chunk),
      files: chunks.toReversed().map(({ file }) => `/${file}`),
      styles: chunks.flatMap(stylesOf).map((file) => `/${file}`),
    }
  })
  const styled = parts.filter(({ styles }) => styles.length > 0)
  return {
    PART_FILES: JSON.stringify(Object.fromEntries(parts.map(({ name, files }) => [name, files]))),
    PART_STYLES: JSON.stringify(
      Object.fromEntries(styled.map(({ name, styles }) => [name, styles])),
    ),
  }
}

type Chunk = Manifest[string]

/** A section is named with its folder, since a page's part may have the same name. */
function nameOf({ src = '', name, file }: Chunk): string {
  return /sections\/src\/(types\/[\w-]+)\//.exec(src)?.[1] ?? name ?? file
}

/** Style is among a chunk's assets: see `section-styles.ts`. */
function stylesOf({ isEntry, assets = [] }: Chunk): string[] {
  return isEntry ? [] : assets.filter((file) => file.endsWith('.css'))
}

/** Each once, also where files import each other. */
function importsOf(chunk: Chunk, manifest: Manifest, found = new Set<Chunk>()): Set<Chunk> {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (!imported || imported.isEntry || found.has(imported)) continue
    found.add(imported)
    importsOf(imported, manifest, found)
  }
  return found
}

const styleFiles = new Map<string, string>()

/** Short, because every page has them: the class with three letters of its file's hash. */
function scopedName(name: string, file: string): string {
  const of = path.relative(import.meta.dirname, file.split('?')[0]!)
  const short = hash('sha1', of, 'base64url').slice(0, 3)
  const other = styleFiles.get(short) ?? of
  if (other !== of) throw new Error(`Rename ${of}: its classes would be those of ${other}.`)
  styleFiles.set(short, of)
  return `${name}_${short}`
}
