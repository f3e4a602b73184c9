import { readFileSync } from 'node:fs'
import path from 'node:path'
import { packageFolder } from '../platform/package-folder.ts'

/** A variable font of Latin letters. */
export function aFont(name = 'own.woff2', script = 'latin'): File {
  const folder = packageFolder('@fontsource-variable/jost')
  const bytes = readFileSync(path.join(folder, `files/jost-${script}-wght-normal.woff2`))
  return new File([new Uint8Array(bytes)], name, { type: 'font/woff2' })
}
