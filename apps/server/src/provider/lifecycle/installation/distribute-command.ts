import { DatabaseStartError } from '@vitrine/db/database-start-error.ts'
import { distribute } from '@vitrine/db/distribution/distribute.ts'
import { findUndistributable } from '@vitrine/db/distribution/find-undistributable.ts'
import { migrateDatabase } from '@vitrine/db/migrate.ts'
import { rolesOf } from '@vitrine/db/roles.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { readConfig } from '../../../platform/config.ts'

type Environment = Record<string, string | undefined>

interface Options {
  isDryRun: boolean
  shards: number
  say: (line: string) => void
}

/**
 * `npm run distribute [-- --dry-run] [-- --shards=32]`: distributes the shops of `DATABASE_URL`, a
 * Citus coordinator, over its nodes. @returns what to say at the end
 */
export async function distributeCommand(environment: Environment, options: Options) {
  const config = readConfig(environment)
  const { databaseUrl: url } = config
  if (url === undefined)
    throw new DatabaseStartError('Set DATABASE_URL to the coordinator of a Citus cluster.')
  const roles = rolesOf(config.databaseRolePrefix)
  if (!options.isDryRun) await migrateDatabase(url, roles)
  const steps = await withClient(url, (client) => distribute(client, { ...options, roles }))
  if (steps.length === 0) return 'All shops are distributed already.'
  return options.isDryRun
    ? `${steps.length} steps, of which none was done.`
    : `Done in ${steps.length} steps. Restart Vitrine, whose connections have the settings of before.`
}

/**
 * `npm run check-schema`: tells what of the schema of `DATABASE_URL` could not be distributed.
 * @returns a sentence for each; none when all can be
 */
export async function checkSchemaCommand(environment: Environment): Promise<string[]> {
  const { databaseUrl: url } = readConfig(environment)
  if (url === undefined)
    throw new DatabaseStartError('Set DATABASE_URL to a migrated database of Vitrine.')
  return await withClient(url, findUndistributable)
}
