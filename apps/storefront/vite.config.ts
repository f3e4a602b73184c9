import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest } from 'vite'
import { withoutMutations } from './without-mutations.ts'

/** What is used together is one file: small pieces compress badly. */
const groups = [
  { name: 'shop', tags: ['$initial' as const] },
  {
    name: 'products',
    test: /sections\/src\/(?:(?:simple-)?product-(?:card|grid|slider)|store-list|carousel|use-stillness)|commerce\/src\/(?:format-price|money|sale-price)/,
  },
]

const clientBuild = path.join(import.meta.dirname, 'dist/client')

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [withoutMutations()])],
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
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
    // The head names the files that a page needs first; the list of all would be in every page.
    modulePreload: false,
    // One small style sheet for every page: nothing is shown before its style has come.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          // The server renders the document, so there is no index.html to begin with.
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
        },
  },
  // One file that Node loads at once, React's production build in it.
  ssr: { noExternal: true },
}))

/** What the browser's build, which comes first, made of the parts that load by themselves. */
function partFiles() {
  const file = path.join(clientBuild, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const parts = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry)
  return Object.fromEntries(
    parts.map(([source, chunk]) => {
      const chunks = [chunk, ...importsOf(chunk, manifest)]
      return [source, chunks.map(({ file }) => `/${file}`)]
    }),
  )
}

function importsOf(chunk: Manifest[string], manifest: Manifest): Manifest[string][] {
  return (chunk.imports ?? [])
    .map((name) => manifest[name])
    .filter((imported) => imported !== undefined && !imported.isEntry)
    .flatMap((imported) => (imported ? [imported, ...importsOf(imported, manifest)] : []))
}
