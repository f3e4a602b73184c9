import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'

/** Of the owner who has been there longest. */
export async function findOwnerEmail(db: Database, storeId: string): Promise<string | undefined> {
  const [owner] = await inPlatform(
    db,
    (tx) =>
      tx
        .select({ email: users.email })
        .from(storeMembers)
        .innerJoin(users, eq(users.id, storeMembers.userId))
        .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.role, 'owner')))
        .orderBy(asc(users.createdAt))
        .limit(1),
    { readOnly: true },
  )
  return owner?.email
}
