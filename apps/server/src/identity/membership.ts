import { and, eq } from 'drizzle-orm'
import type { Database } from '@vitrine/db/database.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'

export async function isMember({ platform }: Database, storeId: string, userId: string) {
  const rows = await platform
    .select({ storeId: storeMembers.storeId })
    .from(storeMembers)
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.userId, userId)))
  return rows.length > 0
}
