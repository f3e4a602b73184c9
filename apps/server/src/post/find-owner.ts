import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'

export type StoreOwner = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'emailVerified' | 'createdAt'
>

export async function findOwner(db: Database, storeId: string): Promise<StoreOwner | undefined> {
  const { id, email, emailVerified, createdAt } = users
  const [owner] = await inPlatform(
    db,
    (tx) =>
      tx
        .select({ id, email, emailVerified, createdAt })
        .from(storeMembers)
        .innerJoin(users, eq(users.id, storeMembers.userId))
        .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.role, 'owner')))
        .orderBy(asc(users.createdAt))
        .limit(1),
    { readOnly: true },
  )
  return owner
}
