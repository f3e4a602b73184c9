import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Where a package stands, for what reads its files: the same from the sources and from the build. */
export function packageFolder(name: string): string {
  return path.dirname(resolve(`${name}/package.json`))
}
