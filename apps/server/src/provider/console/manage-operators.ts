import { newId } from '@vitrine/db/new-id.ts'
import type { Client } from 'pg'
import type { Config } from '../../platform/config.ts'
import { hashOfToken, newToken } from '../../platform/hash-of-token.ts'
import { consoleOrigin } from './console-host.ts'

/** A mistake in the command; the message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

type Where = Pick<Config, 'port' | 'mainHost' | 'consoleHost'>

const linkLasts = '24 hours'

/** @param client of the database's owner. @returns the set-up link, which works once for 24 hours */
export async function createOperator(
  client: Client,
  config: Where,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const address = requireEmail(email)
  if (!name.trim() || name.length > 80)
    throw new CommandError('Add --name with 1 to 80 characters, for example --name "Olga Marin".')
  const token = newToken()
  const { rowCount } = await client.query(
    `INSERT INTO operators (id, email, name, setup_hash, setup_expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '${linkLasts}') ON CONFLICT (email) DO NOTHING`,
    [newId(), address, name.trim(), hashOfToken(token)],
  )
  if (!rowCount)
    throw new CommandError(
      `There is an operator ${address} already. "reset-operator" makes a new set-up link.`,
    )
  return setupLink(config, token)
}

/** Ends what the operator had: password, app and sessions. @returns a new set-up link */
export async function resetOperator(client: Client, config: Where, email: string): Promise<string> {
  const token = newToken()
  const { rows } = await client.query<{ id: string }>(
    `UPDATE operators SET password_hash = NULL, sealed_secret = NULL, disabled_at = NULL,
       setup_hash = $2, setup_expires_at = now() + interval '${linkLasts}'
     WHERE email = $1 RETURNING id`,
    [requireEmail(email), hashOfToken(token)],
  )
  await endSessions(client, rows, email)
  return setupLink(config, token)
}

export async function disableOperator(client: Client, email: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `UPDATE operators SET disabled_at = now(), setup_hash = NULL WHERE email = $1 RETURNING id`,
    [requireEmail(email)],
  )
  await endSessions(client, rows, email)
}

export async function listOperators(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT email || '  ' || name || '  ' || CASE
       WHEN disabled_at IS NOT NULL THEN 'disabled'
       WHEN password_hash IS NULL THEN 'not set up yet'
       ELSE 'active' END AS line
     FROM operators ORDER BY created_at`,
  )
  return rows.map(({ line }) => line)
}

async function endSessions(client: Client, [found]: { id: string }[], email: string) {
  if (!found) throw new CommandError(`There is no operator ${email}.`)
  await client.query('DELETE FROM operator_sessions WHERE operator_id = $1', [found.id])
}

function requireEmail(email: string): string {
  const address = email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > 254)
    throw new CommandError('Add --email with an address, for example --email olga@example.com.')
  return address
}

/** The token is in the hash, which servers and logs never see. */
function setupLink(config: Where, token: string): string {
  const link = new URL('/console/set-up', consoleOrigin(config))
  link.hash = new URLSearchParams({ token }).toString()
  return link.href
}
