import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { stores } from '@vitrine/db/schema/stores.ts'

export async function listStoreIds(db: Database): Promise<string[]> {
  const all = await inPlatform(db, (tx) => tx.select({ id: stores.id }).from(stores), {
    readOnly: true,
  })
  return all.map(({ id }) => id)
}
