import { withinStore } from '@vitrine/db/in-store.ts'
import { apiKeys } from '@vitrine/db/schema/api-keys.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'

/** Revokes the user's keys in all stores; keys of other members stay. */
export async function revokeKeysMadeBy(tx: PlatformTransaction, userId: string): Promise<void> {
  const memberships = await tx
    .select({ storeId: storeMembers.storeId })
    .from(storeMembers)
    .where(eq(storeMembers.userId, userId))
  for (const { storeId } of memberships)
    await withinStore(tx, storeId, (store) =>
      store.delete(apiKeys).where(and(eq(apiKeys.storeId, storeId), eq(apiKeys.createdBy, userId))),
    )
}
