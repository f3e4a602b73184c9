import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { type ClusterHome, sharedHome } from './cluster-home.ts'
import { adviceOn, EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isRoot, type ServerUser } from './server-user.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const run = promisify(execFile)

export async function findBinaries({ folder, user }: ClusterHome): Promise<Binaries> {
  const found = findPackage()
  // In a read-only folder the links stay missing, and the trial below fails.
  await restoreLinks(found).catch(() => {})
  if (!(await problemRunning(found, user))) return binariesOf(found)

  const copy = await copyPackage(found, isRoot() ? sharedHome : folder).catch((error: Error) => {
    throw doesNotRun(error.message)
  })
  const problem = await problemRunning(copy, user)
  if (problem) throw doesNotRun(problem)
  return binariesOf(copy)
}

function doesNotRun(problem: string) {
  const advice = adviceOn(problem) ?? 'set DATABASE_URL to a PostgreSQL 15 or newer'
  return new EmbeddedPostgresError(
    `The PostgreSQL that Vitrine brings does not run on this machine (${problem}): ${advice}.`,
  )
}

function findPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.join(createRequire(import.meta.url).resolve(name), '../..')
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed: run \`npm ci\` without leaving out optional ` +
        'packages, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    )
  }
}

const binariesOf = (folder: string): Binaries => ({
  initdb: path.join(folder, 'native/bin/initdb'),
  postgres: path.join(folder, 'native/bin/postgres'),
})

/** Running it is the only proof of access rights and libraries. */
async function problemRunning(folder: string, user: ServerUser): Promise<string | undefined> {
  const { initdb, postgres } = binariesOf(folder)
  try {
    await Promise.all([initdb, postgres].map((file) => run(file, ['-V'], asUser(user))))
    return undefined
  } catch (error) {
    return (error as Error).message.trim().split('\n').at(-1)
  }
}

/** Every user can enter `/`, but perhaps not our working directory. */
export const asUser = ({ uid, gid }: ServerUser) => ({
  cwd: '/',
  env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  ...(isRoot() ? { uid, gid } : {}),
})

/** npm packages contain no links, and the package's install script is disabled. */
async function restoreLinks(folder: string) {
  const file = path.join(folder, 'native/pg-symlinks.json')
  const links = JSON.parse(await readFile(file, 'utf8')) as { source: string; target: string }[]
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(path.basename(source), path.join(folder, target)).catch(ignoreExisting),
    ),
  )
}

/** Copies once per version; renamed when complete, so that no partial copy ever runs. */
async function copyPackage(source: string, parent: string) {
  const { name, version } = JSON.parse(
    await readFile(path.join(source, 'package.json'), 'utf8'),
  ) as { name: string; version: string }
  const target = path.join(parent, `postgresql-${path.basename(name)}-${version}`)
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  await mkdir(parent, { mode: 0o755, recursive: true })
  try {
    await cp(source, unfinished, { recursive: true, verbatimSymlinks: true })
    await restoreLinks(unfinished)
    await rename(unfinished, target).catch(ignoreExisting)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return target
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
}
