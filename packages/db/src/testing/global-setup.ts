import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { ensureLogin } from '../login.ts'
import { migrateDatabase } from '../migrate.ts'
import { newId } from '../new-id.ts'
import { defaultRoles } from '../roles.ts'
import { withClient } from '../with-client.ts'
import { loginPassword } from './login-password.ts'
import { onServer, withDatabase } from './server.ts'

export default async function setup(project: TestProject) {
  const given = process.env['TEST_DISTRIBUTED_URL']
  if (given) return await useDistributed(project, given)
  const server = await openServer()
  const template = `vitrine_template_${newId().replaceAll('-', '')}`
  const shared = template.replace('template', 'test')
  const templateUrl = withDatabase(server.url, template)
  await onServer(server.url, `CREATE DATABASE ${template}`)
  await migrateDatabase(templateUrl)
  await makeLogin(templateUrl)
  await onServer(server.url, `CREATE DATABASE ${shared} TEMPLATE ${template}`)
  project.provide('databaseUrl', withDatabase(server.url, shared))
  project.provide('templateUrl', templateUrl)

  return async () => {
    await onServer(server.url, `DROP DATABASE ${shared} WITH (FORCE)`)
    await onServer(server.url, `DROP DATABASE ${template} WITH (FORCE)`)
    await server.stop()
  }
}

/** A database that is distributed already, as its superuser; a copy of it would not be. */
async function useDistributed(project: TestProject, url: string) {
  await makeLogin(url)
  project.provide('databaseUrl', url)
  project.provide('templateUrl', url)
}

async function makeLogin(url: string) {
  const login = { roles: defaultRoles, password: loginPassword, hasNewPassword: true }
  await withClient(url, (client) => ensureLogin(client, login))
}

async function openServer() {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, stop: async () => {} }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-test-'))
  // When root runs the tests, PostgreSQL's user must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
