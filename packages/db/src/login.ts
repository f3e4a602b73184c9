import { type Client, DatabaseError, escapeLiteral } from 'pg'
import { loginSettings } from './database.ts'
import type { Roles } from './roles.ts'

export const asLogin = (url: string, user: string, password: string) =>
  url
    .replaceAll(/([?&])(?:user|password)=[^&]*&?/g, '$1')
    .replace(/^(\w+:\/\/)(?:[^/?]*@)?/, `$1${user}:${encodeURIComponent(password)}@`)

/** @returns `url` with the login of `appUrl`, unless it names one itself */
export function withLoginOf(appUrl: string, url: string): string {
  const loginIn = /^\w+:\/\/([^/?@]+)@/
  const [, login] = loginIn.exec(appUrl) ?? []
  return loginIn.test(url) || login === undefined ? url : url.replace(/^(\w+:\/\/)/, `$1${login}@`)
}

interface LoginOptions {
  roles: Roles
  password: string
  hasNewPassword?: boolean
}

/**
 * Creates the login if it is missing and the database's owner may create roles.
 * @returns why there is none, or undefined
 */
export async function ensureLogin(
  client: Client,
  { roles, password, hasNewPassword = false }: LoginOptions,
): Promise<string | undefined> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [roles.login])
  if (rowCount && !hasNewPassword) return undefined
  const secret = escapeLiteral(password)
  const settings = Object.entries(loginSettings).map(
    ([name, value]) => `ALTER ROLE ${roles.login} SET ${name} = '${value}'`,
  )
  const statements = rowCount
    ? [`ALTER ROLE ${roles.login} PASSWORD ${secret}`]
    : [
        `CREATE ROLE ${roles.login} LOGIN NOINHERIT PASSWORD ${secret}`,
        `GRANT ${roles.app}, ${roles.platform} TO ${roles.login}`,
        // A backup reads the rows of shops in their role.
        `GRANT ${roles.app} TO CURRENT_USER`,
        ...settings,
      ]
  try {
    await client.query(statements.join('; '))
    return undefined
  } catch (error) {
    // Roles belong to the cluster: another database's start may create it at the same moment.
    if (error instanceof DatabaseError && isByAnother(error)) return undefined
    return (error as Error).message
  }
}

const isByAnother = ({ code, message }: DatabaseError) =>
  code === '42710' || code === '23505' || message === 'tuple concurrently updated'
