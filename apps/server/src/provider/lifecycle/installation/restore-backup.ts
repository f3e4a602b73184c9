import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { copyIn, setSequences } from '@vitrine/db/copy-tables.ts'
import { listMigrations, migrateDatabase } from '@vitrine/db/migrate.ts'
import type { Roles } from '@vitrine/db/roles.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import {
  type Backup,
  backupFile,
  BackupProblem,
  backupSchema,
  checksumsFile,
  keyFile,
  keyFiles,
  mediaFile,
  tableFile,
} from './backup-format.ts'

interface Target {
  /** Of the tables' owner; the database must be empty. */
  url: string
  roles: Roles
  storage: MediaStorage
  dataDir: string
  sendJob: (job: Backup['jobs'][number]) => Promise<void>
}

/**
 * Checks a backup whole. @returns its description, and the names of its images
 * @throws BackupProblem
 */
export async function checkBackup(folder: string): Promise<{ backup: Backup; media: string[] }> {
  const list = await readFile(path.join(folder, checksumsFile), 'utf8').catch(() => {
    throw new BackupProblem(`${folder} is not a complete backup: ${checksumsFile} is missing.`)
  })
  const lines = list.split('\n').filter((line) => line !== '')
  const media: string[] = []
  for (const line of lines) {
    const [, hash, name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    const file = path.join(folder, name)
    if (hash === undefined || path.relative(folder, file).startsWith('..'))
      throw new BackupProblem(`${checksumsFile} is damaged.`)
    if (!(await stat(file).catch(() => undefined))?.isFile())
      throw new BackupProblem(`${name} is missing in ${folder}.`)
    if ((await hashOfFile(file)) !== hash)
      throw new BackupProblem(`${name} is damaged: it does not fit its checksum.`)
    if (name.startsWith(mediaFile(''))) media.push(name.slice(mediaFile('').length))
  }
  const text = await readFile(path.join(folder, backupFile), 'utf8').catch(() => '{}')
  const { data } = backupSchema.safeParse(JSON.parse(text))
  if (!data) throw new BackupProblem(`${backupFile} is not of a version that this Vitrine knows.`)
  return { backup: data, media }
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Restores a checked backup into an empty database and an empty media folder or bucket. Tables are
 * restored in one transaction, in the schema of their time; later migrations follow.
 * @throws BackupProblem
 */
export async function restoreBackup(
  { url, roles, storage, dataDir, sendJob }: Target,
  folder: string,
  { backup, media }: { backup: Backup; media: string[] },
): Promise<void> {
  const known = await listMigrations()
  const unknown = backup.migrations.filter(
    (tag) => !known.includes(tag) && /^\d{4}_/.test(tag) && tag > known.at(-1)!,
  )
  if (unknown.length)
    throw new BackupProblem(
      `The backup is of a newer version of Vitrine, which knows ${unknown[0]}: restore it with that version.`,
    )
  await requireEmpty(url)
  await restoreKeys(folder, dataDir)
  for (const name of media) {
    const copy = path.join(dataDir, '.restored-file')
    await copyFile(path.join(folder, mediaFile(name)), copy)
    await storage.writeFile(name, copy)
  }
  const upTo = backup.migrations.filter((tag) => known.includes(tag)).at(-1)
  await migrateDatabase(url, roles, { upTo })
  await withClient(url, async (client) => {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0')
    await copyIn(client, backup.tables, ({ name }) =>
      createReadStream(path.join(folder, tableFile(name))).pipe(createGunzip()),
    )
    await setSequences(client, backup.sequences)
    await client.query('COMMIT; ANALYZE')
  })
  await migrateDatabase(url, roles)
  for (const job of backup.jobs) await sendJob(job)
}

async function requireEmpty(url: string) {
  const isUsed = await withClient(url, async (client) => {
    const { rows } = await client.query<{ used: boolean }>(
      `SELECT to_regclass('public.installation') IS NOT NULL AS used`,
    )
    return rows[0]!.used
  })
  if (isUsed)
    throw new BackupProblem(
      'The database is in use: restore into a new DATA_DIR, or an empty database in DATABASE_URL. Nothing was changed.',
    )
}

async function restoreKeys(folder: string, dataDir: string) {
  await mkdir(dataDir, { recursive: true })
  for (const name of keyFiles) {
    const from = path.join(folder, keyFile(name))
    if (await stat(from).catch(() => undefined)) await copyFile(from, path.join(dataDir, name))
  }
}
