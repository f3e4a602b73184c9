import type { Roles } from '@vitrine/db/roles.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import type { Client } from 'pg'
import { type Finding, fine, wrong } from './finding.ts'

/** What one process takes, and some for people and backups. */
const neededConnections = 25

/** @param url of the tables' owner */
export async function checkDatabase(url: string, roles: Roles): Promise<Finding[]> {
  return await withClient(url, async (client) => [
    fine(`PostgreSQL ${(await read(client, `current_setting('server_version')`)).split(' ')[0]}`),
    ...(await checkRoom(client)),
    await checkBackupRole(client, roles),
  ])
}

async function checkRoom(client: Client): Promise<Finding[]> {
  const free = await read(
    client,
    `current_setting('max_connections')::int - (SELECT count(*) FROM pg_stat_activity)`,
  )
  if (Number(free) >= neededConnections) return []
  return [
    wrong(
      `PostgreSQL has room for ${free} more connections only: raise max_connections in postgresql.conf and restart it.`,
    ),
  ]
}

async function checkBackupRole(client: Client, { app }: Roles): Promise<Finding> {
  const role = await read(client, 'current_user')
  const seesAll = await read(
    client,
    '(SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user)',
  )
  const canStepIn = async () => {
    await client.query(`BEGIN; SET LOCAL ROLE ${app}; ROLLBACK`)
  }
  if (seesAll === 'true') return fine(`${role} may read every shop for backups`)
  return await canStepIn().then(
    () => fine(`${role} may read every shop for backups`),
    () =>
      wrong(
        `${role} may not read the rows of shops, so no backup is possible: GRANT ${app} TO ${role}, as a superuser.`,
      ),
  )
}

async function read(client: Client, expression: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(`SELECT (${expression})::text AS value`)
  return rows[0]!.value
}
