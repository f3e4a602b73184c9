import { afterAll, inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { asLogin } from '../login.ts'
import { newId } from '../new-id.ts'
import { defaultRoles } from '../roles.ts'
import { loginPassword } from './login-password.ts'
import { onServer, withDatabase } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    templateUrl: string
  }
}

/** Opens the shared database until the end of the test file. Call it at the top. */
export function openTestDatabase(): Database {
  const database = openDatabase(asTheLogin(inject('databaseUrl')), { poolSize: 5 })
  afterAll(() => database.close())
  return database
}

/** Opens a migrated database of this test file alone, for work on all stores at once. */
export async function openOwnDatabase(): Promise<Database> {
  const { url, drop } = await copyTemplate()
  const database = openDatabase(asTheLogin(url), { poolSize: 5 })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return database
}

export async function emptyDatabaseUrl(): Promise<string> {
  const { url, drop } = await copyTemplate()
  onTestFinished(drop)
  return url
}

export const asTheLogin = (url: string) => asLogin(url, defaultRoles.login, loginPassword)

async function copyTemplate() {
  const templateUrl = inject('templateUrl')
  const template = /\/(\w+)(?:\?|$)/.exec(templateUrl)?.[1]
  const name = `vitrine_own_${newId().replaceAll('-', '')}`
  await onServer(inject('databaseUrl'), `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const drop = async () => {
    await onServer(inject('databaseUrl'), `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { url: withDatabase(templateUrl, name), drop }
}
