import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  beginSnapshot,
  copyOut,
  joinStores,
  listApplied,
  listJobs,
  listSequences,
  listTables,
} from '@vitrine/db/copy-tables.ts'
import type { Roles } from '@vitrine/db/roles.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import {
  type Backup,
  backupFile,
  BackupProblem,
  checksumsFile,
  keyFile,
  keyFiles,
  mediaFile,
  tableFile,
} from './backup-format.ts'

interface Source {
  /** Of the tables' owner. */
  url: string
  roles: Roles
  storage: MediaStorage
  dataDir: string
  now: () => Date
}

interface Written {
  tables: number
  media: number
  bytes: number
}

/**
 * Backs up the whole installation into a new folder, while it serves: all tables at one moment, then
 * the images, which never change. The folder has its name once everything is in it.
 * @throws BackupProblem with a sentence for the operator; nothing is left then
 */
export async function writeBackup(source: Source, folder: string): Promise<Written> {
  const target = path.resolve(folder)
  if ((await readdir(target).catch(() => [])).length > 0)
    throw new BackupProblem(`${target} is not empty: name a new folder.`)
  const unfinished = `${target}.unfinished-${process.pid}`
  try {
    const written = await writeInto(source, unfinished)
    await rm(target, { recursive: true, force: true })
    await rename(unfinished, target)
    return written
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw asProblem(error, target)
  }
}

function asProblem(error: unknown, target: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new BackupProblem(
      `The disk of ${target} is full: make room, or name a folder on another disk. Nothing of this backup was left.`,
      { cause: error },
    )
  if (['EACCES', 'EROFS', 'EPERM'].includes(code))
    return new BackupProblem(`${target} cannot be written (${code}). Nothing was backed up.`, {
      cause: error,
    })
  return error
}

async function writeInto(source: Source, folder: string): Promise<Written> {
  const writer = new FolderWriter(folder)
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const backup = await writeTables(source, writer)
  let media = 0
  for await (const name of source.storage.names()) {
    const found = await source.storage.read(name)
    // It was deleted since the list was read.
    if (!found) continue
    await writer.stream(
      mediaFile(name),
      Readable.fromWeb(found.body() as Parameters<typeof Readable.fromWeb>[0]),
    )
    media += 1
  }
  for (const name of keyFiles) {
    const target = path.join(folder, keyFile(name))
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(path.join(source.dataDir, name), target).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    })
  }
  await writer.text(backupFile, `${JSON.stringify(backup, null, 2)}\n`)
  await writer.finish()
  return { tables: backup.tables.length, media, bytes: writer.bytes }
}

async function writeTables({ url, roles, now }: Source, writer: FolderWriter): Promise<Backup> {
  return await withClient(url, async (client) => {
    await joinStores(client, roles)
    await beginSnapshot(client)
    const tables = await listTables(client)
    const backup: Backup = {
      format: 'vitrine-installation',
      version: 1,
      takenAt: now().toISOString(),
      migrations: await listApplied(client),
      tables,
      sequences: await listSequences(client),
      jobs: (await listJobs(client)).map(
        (job) => JSON.parse(JSON.stringify(job)) as Backup['jobs'][number],
      ),
    }
    for (const table of tables) {
      const rows = new PassThrough()
      const written = writer.stream(tableFile(table.name), rows, createGzip({ level: 4 }))
      written.catch((error: Error) => rows.destroy(error))
      await copyOut(client, table, { roles, target: () => rows }).catch(async (error: unknown) => {
        // A failed write, for example on a full disk, is the reason of what failed after it.
        rows.destroy(error as Error)
        await written
        throw error
      })
      await written
    }
    await client.query('COMMIT')
    return backup
  })
}

class FolderWriter {
  readonly #folder: string
  readonly #checksums: string[] = []
  bytes = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  async stream(name: string, source: Readable, through: Transform = new PassThrough()) {
    const file = path.join(this.#folder, name)
    // Without waiting: the source may fail before anyone would notice.
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform: (chunk: Buffer, _encoding, next) => {
        hash.update(chunk)
        this.bytes += chunk.length
        next(null, chunk)
      },
    })
    await pipeline(
      source,
      through,
      hashing,
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    )
    this.#checksums.push(`${hash.digest('hex')}  ${name}\n`)
  }

  async text(name: string, text: string) {
    await this.stream(name, Readable.from([Buffer.from(text)]))
  }

  /** Without this file no backup is complete. */
  async finish() {
    const file = path.join(this.#folder, checksumsFile)
    await writeFile(file, this.#checksums.join(''), { mode: 0o600, flush: true })
    const folder = await open(this.#folder)
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  }
}
