import { newId } from '@vitrine/db/new-id.ts'
import type { Pool } from 'pg'
import { hashOfToken, newToken } from '../../apps/server/src/platform/hash-of-token.ts'

/** Signs an operator in without the authenticator app. */
export async function operatorCookie(pool: Pool): Promise<string> {
  const id = newId()
  const token = newToken()
  await pool.query(
    `INSERT INTO operators (id, email, name) VALUES ($1, 'olga@provider.example', 'Olga')`,
    [id],
  )
  await pool.query(
    `INSERT INTO operator_sessions (token_hash, operator_id, expires_at)
     VALUES ($1, $2, now() + interval '12 hours')`,
    [hashOfToken(token), id],
  )
  return `vitrine-console=${token}`
}
