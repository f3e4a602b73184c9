import { randomUUID } from 'node:crypto'
import { chown, lstat, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { canReach, isRoot, type ServerUser, serverUser } from './server-user.ts'

/** Used for root only: every user can enter it, and it survives a reboot. */
export const sharedHome = '/var/lib/vitrine'

export interface ClusterHome {
  folder: string
  user: ServerUser
  elsewhere: string | undefined
}

/** Note in the data folder for backups: states where the database is. */
const noteOf = (dataDir: string) => path.join(dataDir, 'where-the-database-is.txt')

/**
 * Uses `postgres` in the data folder. If the server's user cannot enter that (a checkout under
 * /root), it is a link into /var/lib/vitrine, which the note recovers when a copy lost the link.
 */
export async function openClusterHome(dataDir: string): Promise<ClusterHome> {
  try {
    await mkdir(dataDir, { recursive: true })
    const place = path.join(await realpath(dataDir), 'postgres')
    const user = await serverUser(place)
    if (!(await exists(place))) await findOrCreate(dataDir, place, user)
    const folder = await realpath(place).catch(() => missing(dataDir))
    const elsewhere = path.dirname(folder) === path.dirname(place) ? undefined : folder
    await note(dataDir, elsewhere)
    await mkdir(path.join(folder, 'socket'), { mode: 0o700, recursive: true })
    if (isRoot()) await chown(path.join(folder, 'socket'), user.uid, user.gid)
    return { folder, user, elsewhere }
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error
    throw unusable(dataDir, error)
  }
}

async function findOrCreate(dataDir: string, place: string, user: ServerUser) {
  const noted = await readNote(dataDir)
  if (noted === undefined) return await create(place, user)
  if (!(await exists(noted))) return await missing(dataDir)
  await symlink(noted, place)
}

async function readNote(dataDir: string): Promise<string | undefined> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => '')
  return text.split('\n').find((line) => line.startsWith('/'))
}

async function note(dataDir: string, elsewhere: string | undefined) {
  if (elsewhere === undefined) return await rm(noteOf(dataDir), { force: true })
  const text =
    `The database of this folder is kept in\n${elsewhere}\n` +
    'since the user that PostgreSQL runs as cannot enter this one.\n' +
    'A backup needs both folders. Remove both, or none.\n'
  await writeFile(noteOf(dataDir), text)
}

async function missing(dataDir: string): Promise<never> {
  const noted = (await readNote(dataDir)) ?? `a folder in ${sharedHome}`
  throw new EmbeddedPostgresError(
    `The database of ${dataDir} is kept in ${noted}, which is not there: bring that folder back, ` +
      `or remove "postgres" and "${path.basename(noteOf(dataDir))}" from ${dataDir} to begin with an empty one.`,
  )
}

async function create(place: string, user: ServerUser) {
  if (!isRoot() || (await canReach(path.dirname(place), user)))
    return await createFolder(place, user)
  const elsewhere = path.join(sharedHome, `postgres-${randomUUID()}`)
  await mkdir(sharedHome, { mode: 0o755, recursive: true })
  await createFolder(elsewhere, user)
  await symlink(elsewhere, place).catch(async (error: NodeJS.ErrnoException) => {
    await rm(elsewhere, { recursive: true })
    // Another process created its link first; both use that.
    if (error.code !== 'EEXIST') throw error
  })
}

async function createFolder(folder: string, { uid, gid }: ServerUser) {
  await mkdir(folder, { mode: 0o700, recursive: true })
  if (isRoot()) await chown(folder, uid, gid)
}

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

function unusable(dataDir: string, cause: unknown) {
  const { code } = cause as NodeJS.ErrnoException
  const reason = code === 'ENOSPC' ? 'The disk is full at' : 'Cannot write to'
  return new EmbeddedPostgresError(
    `${reason} the data folder ${dataDir} (${code ?? String(cause)}): ` +
      'make room and give this user the right to write there, or set DATA_DIR to another folder.',
    { cause },
  )
}
