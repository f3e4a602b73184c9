import type { Database } from '@vitrine/db/database.ts'
import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import { findOwner } from './find-owner.ts'

/**
 * Returns the store's contact address, or that of the first owner who wants emails of this kind. Before the owner's is confirmed it is always
 * the owner's, so that no store can write to strangers.
 */
export async function requireOwnerAddress(
  db: Database,
  store: { id: string; email: string | null },
  kind: MailKind,
): Promise<string> {
  const owner = await findOwner(db, store.id, kind)
  const address = owner?.emailVerified === false ? owner.email : (store.email ?? owner?.email)
  if (!address) throw new Error('The store has no address to write to.')
  return address
}
