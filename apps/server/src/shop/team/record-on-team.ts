import { users } from '@vitrine/db/schema/accounts.ts'
import type { ActivitySubject, PlatformTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'
import type { OwnerContext } from '../../api/context.ts'
import { recordInPlatform } from '../../api/record-activity.ts'

type Owner = Pick<OwnerContext, 'store' | 'act'>

export async function recordOnTeam(
  tx: PlatformTransaction,
  { store, act }: Owner,
  subject?: ActivitySubject,
): Promise<void> {
  await recordInPlatform(tx, { storeId: store.storeId, act }, subject)
}

/** @param data what changed, if anything but the person's membership did */
export async function recordOnMember(
  tx: PlatformTransaction,
  owner: Owner,
  { userId, data }: { userId: string; data?: Record<string, unknown> },
): Promise<void> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  const name = user?.name ?? ''
  await recordOnTeam(tx, owner, { id: userId, name, ...(data && { data }) })
}
