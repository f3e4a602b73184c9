import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { inArray } from 'drizzle-orm'

export async function listAuthors(db: Database, ids: readonly (string | null)[]) {
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (!known.length) return new Map<string, string>()
  const rows = await inPlatform(
    db,
    (tx) =>
      tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, known)),
    { readOnly: true },
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
