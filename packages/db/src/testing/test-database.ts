import { afterAll, inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { asLogin } from '../login.ts'
import { newId } from '../new-id.ts'
import { defaultRoles } from '../roles.ts'
import { loginPassword } from './login-password.ts'
import { onServer, withDatabase } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that all tests share: each makes its own store. */
    databaseUrl: string
    /** Its empty twin, to copy where a test needs a database of its own. */
    templateUrl: string
  }
}

/** The database that all tests share, open until the end of the test file. Call it at the top. */
export function openTestDatabase(): Database {
  const database = openDatabase(asTheLogin(inject('databaseUrl')), { poolSize: 5 })
  afterAll(() => database.close())
  return database
}

/**
 * A migrated database that only this test file uses, open until its end: for what works on all
 * stores at once, and would work on those of other files too.
 */
export async function openOwnDatabase(): Promise<Database> {
  const { url, drop } = await copyTemplate()
  const database = openDatabase(asTheLogin(url), { poolSize: 5 })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return database
}

/** The URL of a migrated, empty database that only this test uses; it goes with the test. */
export async function emptyDatabaseUrl(): Promise<string> {
  const { url, drop } = await copyTemplate()
  onTestFinished(drop)
  return url
}

const asTheLogin = (url: string) => asLogin(url, defaultRoles.login, loginPassword)

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
