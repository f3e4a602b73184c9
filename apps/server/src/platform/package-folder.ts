import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(import.meta.url)

export function packageFolder(name: string): string {
  return path.dirname(resolve(`${name}/package.json`))
}
