import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest } from 'vite'
import { withoutMutations } from './without-mutations.ts'

const clientBuild = path.join(import.meta.dirname, 'dist/client')

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [withoutMutations()])],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    ...(isSsrBuild && { PART_ASSETS: JSON.stringify(partAssets()) }),
  },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          // The server renders the document, so there is no index.html to begin with.
          input: 'src/entry-client.tsx',
          // What every page needs is one file: small pieces compress badly.
          output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
        },
  },
  // One file that Node loads at once, React's production build in it.
  ssr: { noExternal: true },
}))

/** What the browser's build, which comes first, made of the parts that load by themselves. */
function partAssets() {
  const file = path.join(clientBuild, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const parts = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry)
  return Object.fromEntries(
    parts.map(([source, chunk]) => {
      const chunks = [chunk, ...importsOf(chunk, manifest)]
      const styles = chunks.flatMap(({ css = [] }) => css)
      return [
        source,
        { styles: styles.map(addressOf), preloads: chunks.map((each) => addressOf(each.file)) },
      ]
    }),
  )
}

function importsOf(chunk: Manifest[string], manifest: Manifest): Manifest[string][] {
  return (chunk.imports ?? [])
    .map((name) => manifest[name])
    .filter((imported) => imported !== undefined && !imported.isEntry)
    .flatMap((imported) => (imported ? [imported, ...importsOf(imported, manifest)] : []))
}

function addressOf(file: string) {
  return `/${file}`
}
