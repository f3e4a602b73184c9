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
    `The tests need ${name} and could not get it: install ${name}, then run "npm test" again.`,
  )
}

/** Environment in which such a program finds the libraries that were unpacked beside it. */
export function debianLibraries(name: string): Record<string, string> {
  const folder = path.join(cache, name, 'usr/lib')
  const folders = existsSync(folder) ? readdirSync(folder).map((each) => `${folder}/${each}`) : []
  return { LD_LIBRARY_PATH: [folder, ...folders].join(':') }
}

/** With every package that it depends on and that is not installed. */
function unpack(name: string) {
  if (!onPath('apt-get') || !onPath('dpkg-deb')) return
  process.stdout.write(`Fetching ${name} with apt-get …\n`)
  const cwd = path.join(cache, name)
  mkdirSync(path.join(cwd, 'partial'), { recursive: true })
  const options = ['-o', `Dir::Cache::archives=${cwd}`, '-o', 'Debug::NoLocking=1']
  const install = ['install', '-qq', '--yes', '--no-install-recommends', '--download-only', name]
  const download = () => spawnSync('apt-get', [...options, ...install], { cwd }).status === 0
  if (!download() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'])
    download()
  }
  for (const file of readdirSync(cwd).filter((each) => each.endsWith('.deb')))
    spawnSync('dpkg-deb', ['--extract', file, '.'], { cwd })
}
