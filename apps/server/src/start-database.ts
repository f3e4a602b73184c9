import { type Database, openDatabase } from '@vitrine/db/database.ts'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import type { Keys } from '@vitrine/db/known-keys.ts'
import { prepareDatabase } from '@vitrine/db/prepare-database.ts'
import { withLoginOf } from '@vitrine/db/login.ts'
import { rolesOf } from '@vitrine/db/roles.ts'
import type { Config } from './platform/config.ts'
import { readSecret } from './platform/data-folder.ts'
import { startWaiting } from './platform/load/work-queue.ts'
import type { Log } from './platform/log.ts'
import { watchQueries } from './platform/metrics/watch-queries.ts'
import { databaseError } from './platform/startup-error.ts'

export type Stop = () => Promise<unknown>

/** Reads the keys of the configuration, or those that the data folder has. */
export async function readKeys(config: Config, folder: string): Promise<Keys> {
  return {
    SECRET: config.secret ?? (await readSecret(folder)),
    ENCRYPTION_KEY: config.encryptionKey ?? (await readSecret(folder, 'encryption-key')),
  }
}

interface DatabaseStart {
  config: Config
  folder: string
  keys: Keys
  log: Log
}

/** @returns the application's database and the owner's direct URL */
export async function startDatabase(start: DatabaseStart, stops: Stop[]) {
  const { config, keys, log } = start
  const url = config.databaseUrl ?? (await startEmbedded(start, stops))
  const roles = rolesOf(config.databaseRolePrefix)
  const { appUrl, warning } = await prepareDatabase({
    url,
    appUrl: config.databaseUrl === undefined ? undefined : config.databasePoolUrl,
    roles,
    keys,
    replacedKeys: config.replacedKeys,
    isStrict: config.isProduction,
  }).catch((error: unknown) => {
    throw databaseError(error, url)
  })
  if (warning !== undefined) log.warn(warning)
  const { databasePoolSize: poolSize, databaseReadPoolSize: readPoolSize } = config
  const db: Database = openDatabase(appUrl, {
    replicaUrl: config.databaseReadUrl && withLoginOf(appUrl, config.databaseReadUrl),
    replicaEvents: {
      onLeft: (reason) => log.warn('The replica is not read from for now.', { reason }),
      onUsedAgain: () => log.info('The replica is read from again.'),
    },
    poolSize,
    readPoolSize,
    roles,
    onWait: startWaiting,
    onQuery: watchQueries(log, config.slowQueryMs),
  })
  stops.push(() => db.close())
  return { url, db }
}

async function startEmbedded({ folder, log }: DatabaseStart, stops: Stop[]) {
  const embedded = await startEmbeddedPostgres({ dataDir: folder })
  stops.push(() => embedded.stop())
  if (embedded.elsewhere !== undefined)
    log.warn(
      `The database is kept in ${embedded.elsewhere}, since its user cannot enter ${folder}: ` +
        'copy it with that folder, and remove it with that folder.',
    )
  return embedded.url
}
