import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import { wants } from './is-muted.ts'

export type StoreOwner = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'emailVerified' | 'createdAt'
>

/** Returns the store's first owner, of those who want emails of a kind if it is given. */
export async function findOwner(
  db: Database,
  storeId: string,
  kind?: MailKind,
): Promise<StoreOwner | undefined> {
  const { id, email, emailVerified, createdAt } = users
  const [owner] = await inPlatform(
    db,
    (tx) =>
      tx
        .select({ id, email, emailVerified, createdAt })
        .from(storeMembers)
        .innerJoin(users, eq(users.id, storeMembers.userId))
        .where(
          and(
            eq(storeMembers.storeId, storeId),
            eq(storeMembers.role, 'owner'),
            kind && wants(kind),
          ),
        )
        .orderBy(asc(users.createdAt))
        .limit(1),
    { readOnly: true },
  )
  return owner
}
