import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { asUser } from '../embedded/binaries.ts'
import { isRoot, serverUser } from '../embedded/server-user.ts'

const run = promisify(execFile)

const places = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

export function findInstalledPostgres(): string[] {
  return globSync(places)
    .filter((bin) => existsSync(path.join(bin, 'initdb')) && existsSync(path.join(bin, 'postgres')))
    .toSorted()
}

export interface InstalledPostgres {
  url: string
  stop(): Promise<void>
}

export async function startInstalledPostgres(bin: string): Promise<InstalledPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-pg-'))
  await chmod(folder, 0o755)
  const [home, passwords] = [path.join(folder, 'home'), path.join(folder, 'password')]
  const user = await serverUser(home)
  await mkdir(home)
  await writeFile(passwords, 'administrator')
  if (isRoot()) await chown(home, user.uid, user.gid)
  const data = path.join(home, 'data')
  const program = (name: string, ...words: string[]) =>
    run(path.join(bin, name), words, asUser(user))
  const words = ['-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync']
  await program('initdb', '-D', data, `--pwfile=${passwords}`, ...words)
  const settings = `-c listen_addresses= -c unix_socket_directories=${home} -c fsync=off`
  const log = path.join(home, 'log')
  await program('pg_ctl', '-D', data, '-l', log, '-o', settings, '-w', 'start')
  return {
    url: `postgres://postgres:administrator@/postgres?host=${encodeURIComponent(home)}`,
    async stop() {
      await program('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      await rm(folder, { recursive: true })
    },
  }
}
