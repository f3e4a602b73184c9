import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest } from 'vite'
import { retriedImports } from './retried-imports.ts'
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
    test: /page\/(?:description-text|trails)|layout\/breadcrumbs|sections\/src\/parts\/stored-html|commerce\/src\/shipping\/in-days/,
  },
  {
    name: 'listing',
    test: /storefront\/src\/(?:listing|pages\/(?:shop|collection))\/|commerce\/src\/(?:\w+\/)?listing-query/,
  },
  {
    name: 'product-view',
    test: /storefront\/src\/(?:product|pages\/product)\/(?!image-view)|sections\/src\/parts\/product-view\/(?!quantity-input)|commerce\/src\/(?:\w+\/)?(?:variation|unit-price)/,
  },
  {
    name: 'quote',
    test: /cart\/(?:use-quote|line-)|commerce\/src\/(?:\w+\/)?line-list|checkout\/summary\/(?:totals|summary\.module)/,
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
  plugins: [react(), !isSsrBuild && [withoutUnused(), retriedImports()]],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    ...(isSsrBuild && { PART_FILES: JSON.stringify(partFiles()) }),
  },
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
      compress: { passes: 3, pure_getters: true, inline: 1 },
      // React is in a function; in parentheses it is parsed once, not twice.
      format: { wrap_func_args: true },
    },
    // The head names the files that a page needs first; the list of all would be in every page.
    modulePreload: false,
    // One small style sheet for every page: nothing is shown before its style has come.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          // The server renders the document, so there is no index.html to begin with.
          input: ['src/entry-client.tsx', emptyCart],
          output: {
            codeSplitting: { groups, includeDependenciesRecursively: false },
            // Hashes do not compress, and files name each other.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
          },
        },
  },
  // One file that Node loads at once, React's production build in it.
  ssr: { noExternal: true },
}))

/** What the browser's build, which comes first, made of the parts that load by themselves. */
function partFiles() {
  const file = path.join(clientBuild, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return Object.fromEntries(
    Object.values(manifest).map((chunk) => {
      const chunks = new Set([chunk, ...importsOf(chunk, manifest)])
      return [chunk.name ?? chunk.file, [...chunks].map(({ file }) => `/${file}`)]
    }),
  )
}

type Chunk = Manifest[string]

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
