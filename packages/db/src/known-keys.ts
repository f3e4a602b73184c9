import { createHmac } from 'node:crypto'
import type { Client } from 'pg'

export interface Keys {
  SECRET: string
  ENCRYPTION_KEY: string
}

export type KeyName = keyof Keys

const columns: Record<KeyName, string> = {
  SECRET: 'secret_fingerprint',
  ENCRYPTION_KEY: 'encryption_key_fingerprint',
}

/**
 * Returns the keys that differ from those of the database's first use.
 * @param replaced accepts and stores the current values of these keys
 */
export async function findWrongKeys(
  client: Client,
  keys: Keys,
  replaced: KeyName[],
): Promise<KeyName[]> {
  const wrong: KeyName[] = []
  for (const name of Object.keys(columns) as KeyName[]) {
    const column = columns[name]
    const own = fingerprintOf(name, keys[name])
    await client.query(
      `UPDATE installation SET ${column} = $1
       WHERE ${column} IS NULL OR ($2::boolean AND ${column} <> $1)`,
      [own, replaced.includes(name)],
    )
    const { rows } = await client.query<{ known: string }>(
      `SELECT ${column} AS known FROM installation`,
    )
    if (rows[0]?.known !== own) wrong.push(name)
  }
  return wrong
}

/** Identifies a key without revealing it. */
const fingerprintOf = (name: KeyName, key: string) =>
  createHmac('sha256', key)
    .update(`vitrine fingerprint of ${name}`)
    .digest('base64url')
    .slice(0, 22)
