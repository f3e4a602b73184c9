import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { onPath } from './on-path.ts'

const cache = path.resolve(import.meta.dirname, '../node_modules/.cache/debian')

/**
 * Returns the path of an installed program, or of Debian's, unpacked into a folder of ours: a
 * package that is installed would start its service.
 * @throws if there is none and Debian's cannot be fetched
 */
export function requireDebianProgram(name: string, file: string): string {
  const own = path.join(cache, name, file)
  const found = onPath(name) ?? (existsSync(own) ? own : undefined)
  if (found) return found
  unpack(name)
  if (existsSync(own)) return own
  throw new Error(
    `The tests of deploy/ need ${name} and could not get it: install ${name}, then run "npm test" again.`,
  )
}

function unpack(name: string) {
  if (!onPath('apt-get') || !onPath('dpkg-deb')) return
  process.stdout.write(`Fetching ${name} with apt-get …\n`)
  const cwd = path.join(cache, name)
  mkdirSync(cwd, { recursive: true })
  const download = () => spawnSync('apt-get', ['download', '-qq', name], { cwd }).status === 0
  if (!download() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'])
    download()
  }
  const file = readdirSync(cwd).find((each) => each.endsWith('.deb'))
  if (file) spawnSync('dpkg-deb', ['--extract', file, '.'], { cwd })
}
