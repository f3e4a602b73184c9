import { hkdfSync } from 'node:crypto'
import { checkLogin } from './check-login.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { findWrongKeys, type KeyName, type Keys } from './known-keys.ts'
import { asLogin, ensureLogin } from './login.ts'
import { migrateDatabase } from './migrate.ts'
import type { Roles } from './roles.ts'
import { withClient } from './with-client.ts'

interface Preparation {
  /** URL of the tables' owner; direct, not through a pooler. */
  url: string
  /** URL of the login, when the operator created it; may lead through a pooler. */
  appUrl?: string | undefined
  roles: Roles
  keys: Keys
  replacedKeys: KeyName[]
  isStrict: boolean
}

interface Prepared {
  appUrl: string
  warning?: string
}

/**
 * Migrates the database and finds or creates the application's login, which owns nothing.
 * @throws DatabaseStartError
 */
export async function prepareDatabase(preparation: Preparation): Promise<Prepared> {
  const { url, roles, keys, replacedKeys } = preparation
  await migrateDatabase(url, roles)
  const [wrong] = await withClient(url, (client) => findWrongKeys(client, keys, replacedKeys))
  if (wrong !== undefined) throw wrongKey(wrong)
  if (preparation.appUrl !== undefined) return await useNamedLogin(preparation, preparation.appUrl)
  return await useOwnLogin(preparation)
}

async function useNamedLogin({ roles, isStrict }: Preparation, appUrl: string): Promise<Prepared> {
  const { unusable, tooStrong } = await checkLogin(appUrl, roles)
  if (unusable !== undefined)
    throw new DatabaseStartError(
      `The login in DATABASE_POOL_URL cannot be used (${unusable}): ${whatToDo}.`,
    )
  if (tooStrong === undefined) return { appUrl }
  return warn(appUrl, `The login of the application may do too much (${tooStrong})`, isStrict)
}

async function useOwnLogin({ url, roles, keys, replacedKeys, isStrict }: Preparation) {
  const password = passwordFrom(keys.SECRET)
  const hasNewPassword = replacedKeys.includes('SECRET')
  const problem = await withClient(url, (client) =>
    ensureLogin(client, { roles, password, hasNewPassword }),
  )
  const appUrl = asLogin(url, roles.login, password)
  const { unusable, tooStrong } = problem === undefined ? await checkLogin(appUrl, roles) : {}
  const reason = problem ?? unusable ?? tooStrong
  if (reason === undefined) return { appUrl }
  const owner = await checkLogin(url, roles)
  // On a developer's machine row policies apply, but bypassing them gives the owner's rights.
  const isLastResort = !isStrict && owner.unusable === undefined
  return warn(url, `The application has no login of its own (${reason})`, !isLastResort)
}

function warn(appUrl: string, what: string, isStrict: boolean): Prepared {
  const warning = `${what}: ${whatToDo}.`
  if (isStrict) throw new DatabaseStartError(warning)
  return { appUrl, warning }
}

const whatToDo =
  'make one as the README tells under "Your own PostgreSQL" and name it in DATABASE_POOL_URL, or ' +
  'set DATABASE_ROLE_PREFIX where another installation uses the same server'

const wrongKey = (name: KeyName) =>
  new DatabaseStartError(
    `${name} is not the one that this database was used with: set it as it was (or bring back ` +
      `${name === 'SECRET' ? 'secret' : 'encryption-key'} in DATA_DIR), or start once with ` +
      `REPLACED_KEYS=${name} if you have changed it on purpose.`,
  )

/** Derived, so that all processes of an installation agree without a shared file. */
const passwordFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'vitrine database login v1', 24)).toString('base64url')
