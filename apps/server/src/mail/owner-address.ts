import type { Database } from '@vitrine/db/database.ts'
import { findOwnerEmail } from './find-owner-email.ts'

/** Where a store is written to: the address that it names, or else its owner's. */
export async function requireOwnerAddress(
  db: Database,
  store: { id: string; email: string | null },
): Promise<string> {
  const address = store.email ?? (await findOwnerEmail(db, store.id))
  if (!address) throw new Error('The store has no address to write to.')
  return address
}
