import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderSite } from '@vitrine/contract/provider/site.ts'
import { packageFolder } from '../../platform/package-folder.ts'

export const siteBuild = path.join(packageFolder('@vitrine/dashboard'), 'build/site')

export interface Site {
  render: RenderSite
  styles: string[]
}

/** @throws when the dashboard has not been built */
export async function loadSite(): Promise<Site> {
  const entry = pathToFileURL(path.join(siteBuild, 'site-entry.js')).href
  const [{ renderSite }, assets] = await Promise.all([
    import(entry) as Promise<{ renderSite: RenderSite }>,
    readdir(path.join(siteBuild, 'assets')),
  ])
  const styles = assets.filter((name) => name.endsWith('.css')).map((name) => `/assets/${name}`)
  return { render: renderSite, styles }
}
