import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { operators, operatorSessions } from '@vitrine/db/schema/console.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import { hashOfToken, newToken } from '../../platform/hash-of-token.ts'
import { consoleOrigin } from './console-host.ts'

/** A mistake in the command; the message says what to do. */
class OperatorRefused extends Error {
  override readonly name = 'OperatorRefused'
}

type Where = Pick<Config, 'port' | 'mainHost' | 'consoleHost'>

const linkEnd = sql`now() + interval '24 hours'`

/** `create-operator <email> <name>` */
export async function createOperator(
  db: Database,
  [given = '', ...names]: string[],
  config: Where,
): Promise<string> {
  const email = requireEmail(given)
  const name = names.join(' ').trim()
  if (!name || name.length > 80)
    throw new OperatorRefused(
      'Add the name, with at most 80 characters: create-operator olga@example.com "Olga Marin"',
    )
  const token = newToken()
  const created = await db.platform
    .insert(operators)
    .values({ id: newId(), email, name, setupHash: hashOfToken(token), setupExpiresAt: linkEnd })
    .onConflictDoNothing({ target: operators.email })
    .returning({ id: operators.id })
  if (!created.length)
    throw new OperatorRefused(
      `There is an operator ${email} already. "reset-operator ${email}" makes a new set-up link.`,
    )
  return linkText(email, setupLink(config, token))
}

/** `reset-operator <email>`: ends what the operator had, which is password, app and sessions. */
export async function resetOperator(
  db: Database,
  [given = '']: string[],
  config: Where,
): Promise<string> {
  const token = newToken()
  const email = await change(db, given, {
    passwordHash: null,
    sealedSecret: null,
    disabledAt: null,
    setupHash: hashOfToken(token),
    setupExpiresAt: linkEnd,
  })
  return linkText(email, setupLink(config, token))
}

/** `disable-operator <email>` */
export async function disableOperator(db: Database, [given = '']: string[]): Promise<string> {
  const email = await change(db, given, { disabledAt: sql`now()`, setupHash: null })
  return `${email} can no longer sign in.`
}

/** `list-operators` */
export async function listOperators(db: Database): Promise<string> {
  const all = await db.platform.select().from(operators).orderBy(asc(operators.createdAt))
  const lines = all.map(({ email, name, disabledAt, passwordHash }) => {
    const state = disabledAt ? 'disabled' : passwordHash ? 'active' : 'not set up yet'
    return `${email}  ${name}  ${state}`
  })
  return lines.join('\n') || 'There are no operators yet: create-operator makes the first one.'
}

async function change(
  db: Database,
  given: string,
  values: Parameters<ReturnType<Database['platform']['update']>['set']>[0],
): Promise<string> {
  const email = requireEmail(given)
  await inPlatform(db, async (tx) => {
    const [changed] = await tx
      .update(operators)
      .set(values)
      .where(eq(operators.email, email))
      .returning({ id: operators.id })
    if (!changed) throw new OperatorRefused(`There is no operator ${email}.`)
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, changed.id))
  })
  return email
}

function requireEmail(given: string): string {
  const email = given.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new OperatorRefused('Name the operator by an email address, as olga@example.com.')
  return email
}

/** The token is in the hash, which servers and logs never see. */
function setupLink(config: Where, token: string): string {
  const link = new URL('/console/set-up', consoleOrigin(config))
  link.hash = new URLSearchParams({ token }).toString()
  return link.href
}

function linkText(email: string, link: string): string {
  return `Open this link within 24 hours to set up ${email}. It works once:\n\n  ${link}\n`
}
