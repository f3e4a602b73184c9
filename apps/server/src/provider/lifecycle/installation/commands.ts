import path from 'node:path'
import { DatabaseStartError } from '@vitrine/db/database-start-error.ts'
import { EmbeddedPostgresError } from '@vitrine/db/embedded/embedded-postgres-error.ts'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { rolesOf } from '@vitrine/db/roles.ts'
import { createMediaLibrary } from '../../../content/media/media-library.ts'
import { ConfigError, type Config, readConfig } from '../../../platform/config.ts'
import { openDataFolder } from '../../../platform/data-folder.ts'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { BackupProblem } from './backup-format.ts'
import { deleteOldBackups, folderAt } from './own-backups.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

type Environment = Record<string, string | undefined>

/**
 * `npm run backup [-- <folder>]`: without a folder into one of its own in `BACKUP_DIR`, where old ones
 * are deleted once it is complete.
 * @returns what to say at the end
 */
export async function backupCommand(environment: Environment, named?: string): Promise<string> {
  const config = readConfig(environment)
  const now = new Date()
  const folder = named ?? newBackupFolder(config, now)
  const written = await withDatabase(config, (url, dataDir) =>
    writeBackup({ ...partsOf(config), url, dataDir, now: () => new Date() }, folder),
  )
  const deleted = named === undefined ? await deleteOldBackups(config, now) : 0
  const megabytes = Math.ceil(written.bytes / 1_000_000)
  return [
    `Backed up ${written.tables} tables and ${written.media} files (${megabytes} MB) to ${folder}.`,
    ...(deleted ? [`Deleted ${deleted} older than ${config.backupDays} days.`] : []),
  ].join('\n')
}

function newBackupFolder({ backupDir }: Config, now: Date): string {
  if (backupDir === undefined)
    throw new BackupProblem('Name a folder, or set BACKUP_DIR: npm run backup -- <folder>')
  return path.join(backupDir, folderAt(now))
}

/** `npm run restore -- <folder>` @returns what to say at the end */
export async function restoreCommand(environment: Environment, folder: string): Promise<string> {
  const config = readConfig(environment)
  const checked = await checkBackup(folder)
  await withDatabase(config, async (url, dataDir) => {
    const log = createLog({ json: false })
    await restoreBackup(
      {
        ...partsOf(config),
        url,
        dataDir,
        async sendJob({ name, data, startAfter }) {
          const jobs = await startJobs(url, log)
          await jobs.send(name, data, { at: new Date(startAfter) })
          await jobs.stop()
        },
      },
      folder,
      checked,
    )
  })
  return `Restored the backup of ${checked.backup.takenAt}: ${checked.backup.tables.length} tables and ${checked.media.length} files. Start Vitrine with the same settings.`
}

const partsOf = (config: Config) => ({
  roles: rolesOf(config.databaseRolePrefix),
  storage: createMediaLibrary(config).storage,
})

async function withDatabase<Result>(
  config: Config,
  work: (url: string, dataDir: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = await openDataFolder(config.dataDir)
  if (config.databaseUrl !== undefined) return await work(config.databaseUrl, dataDir)
  const embedded = await startEmbeddedPostgres({ dataDir })
  try {
    return await work(embedded.url, dataDir)
  } finally {
    await embedded.stop()
  }
}

/** Faults whose message is a sentence for the operator. */
export const isForOperator = (error: unknown): error is Error =>
  [BackupProblem, ConfigError, StartupError, DatabaseStartError, EmbeddedPostgresError].some(
    (kind) => error instanceof kind,
  )
