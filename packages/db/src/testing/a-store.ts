import type { Database } from '../database.ts'
import { inPlatform } from '../in-platform.ts'
import { newId } from '../new-id.ts'
import { stores } from '../schema/stores.ts'

type Store = typeof stores.$inferSelect

export async function aStore(
  database: Database,
  values: Partial<typeof stores.$inferInsert> = {},
): Promise<Store> {
  const id = newId()
  const [store] = await inPlatform(database, (tx) =>
    tx
      .insert(stores)
      .values({
        id,
        name: 'Tea House',
        currency: 'EUR',
        country: 'DE',
        storeDomain: `tea-${id}.localhost`,
        ...values,
      })
      .returning(),
  )
  if (!store) throw new Error('The store was not written.')
  return store
}
