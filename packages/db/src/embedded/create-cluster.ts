import { execFile } from 'node:child_process'
import { chown, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { asUser, type Binaries } from './binaries.ts'
import type { ClusterHome } from './cluster-home.ts'
import { adviceOn, EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isRoot } from './server-user.ts'

const majorVersion = '18'

const run = promisify(execFile)

/** Only a socket in a private folder leads to the server, so no password is needed. */
const options = [
  '--username=postgres',
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--no-locale',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
]

export async function createCluster(binaries: Binaries, home: ClusterHome): Promise<string> {
  const data = path.join(home.folder, 'data')
  if (!(await isCluster(data))) await initialise(binaries, home, data)
  return data
}

async function isCluster(data: string) {
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined || version.trim() === majorVersion) return version !== undefined
  throw new EmbeddedPostgresError(
    `The data in ${data} was written by PostgreSQL ${version.trim()} and Vitrine brings ` +
      `${majorVersion}: start that version and set DATABASE_URL to it.`,
  )
}

/** Renamed when complete, so that an interrupted start leaves no partial cluster. */
async function initialise(binaries: Binaries, { folder, user }: ClusterHome, data: string) {
  const unfinished = await mkdtemp(`${data}-`)
  try {
    if (isRoot()) await chown(unfinished, user.uid, user.gid)
    await run(binaries.initdb, ['-D', unfinished, ...options], asUser(user))
    // Not empty: another process was first, and both use its cluster.
    await rename(unfinished, data).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } catch (cause) {
    const reason = lastWords(cause)
    const advice = adviceOn(reason) ?? 'look for a full disk or missing rights'
    throw new EmbeddedPostgresError(
      `PostgreSQL could not set up its files in ${folder} (${reason}): ${advice}, or set ` +
        'DATA_DIR to another folder.',
      { cause },
    )
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

function lastWords(error: unknown) {
  const { stderr, message } = error as Error & { stderr?: string }
  const lines = (stderr || message).trim().split('\n')
  const line = lines.find((each) => /error|fatal/i.test(each)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?(?:FATAL|ERROR): +/, '')
}
