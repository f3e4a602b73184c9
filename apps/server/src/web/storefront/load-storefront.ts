import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFolder } from '../../platform/package-folder.ts'
import type { Assets, ShopParts } from './render-shop.ts'
import { startScript } from '../headers/start-script.ts'

export const storefrontBuild = path.join(packageFolder('@vitrine/storefront'), 'dist')

interface Chunk {
  file: string
  imports?: string[]
  assets?: string[]
}

/** @throws when the storefront has not been built */
export async function loadStorefront(): Promise<
  Pick<ShopParts, 'render' | 'renderClosed' | 'answerPlain' | 'assets'>
> {
  const entry = pathToFileURL(path.join(storefrontBuild, 'server/entry-server.js')).href
  const [{ renderPage, renderClosed, answerPlain }, assets] = await Promise.all([
    import(entry) as Promise<{
      renderPage: ShopParts['render']
      renderClosed: ShopParts['renderClosed']
      answerPlain: ShopParts['answerPlain']
    }>,
    readAssets(),
  ])
  return { render: renderPage, renderClosed, answerPlain, assets }
}

async function readAssets(): Promise<Assets> {
  const file = path.join(storefrontBuild, 'client/.vite/manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, Chunk>
  const entry = manifest['src/entry-client.tsx']
  if (!entry) throw new Error('The storefront has no entry: run "npm run build".')
  const imported = importsOf(entry, manifest)
  const styles = (entry.assets ?? []).filter((file) => file.endsWith('.css'))
  return {
    start: startScript,
    entry: `/${entry.file}`,
    styles: styles.map((file) => `/${file}`),
    preloads: imported.map((chunk) => `/${chunk.file}`),
    countsVisits: false,
  }
}

function importsOf(entry: Chunk, manifest: Record<string, Chunk>): Chunk[] {
  const found = new Set<Chunk>()
  const pending = [...(entry.imports ?? [])]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const chunk = manifest[name]
    if (!chunk || found.has(chunk)) continue
    found.add(chunk)
    pending.push(...(chunk.imports ?? []))
  }
  return [...found]
}
