import { newId } from '@vitrine/db/new-id.ts'
import { accounts } from '@vitrine/db/schema/accounts.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'

/** Replaces the account's password, or gives it its first. */
export async function storePassword(
  tx: PlatformTransaction,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<void> {
  const replaced = await tx
    .update(accounts)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  if (replaced.length) return
  await tx.insert(accounts).values({
    id: newId(),
    accountId: userId,
    providerId: 'credential',
    userId,
    password: hash,
  })
}
