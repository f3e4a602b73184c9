import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sessions, users } from '@vitrine/db/schema/accounts.ts'
import { storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { RequestContext, SelfContext, Services } from '../../../api/context.ts'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import { errorFields } from '../../../platform/log.ts'
import { invalidInput, Refusal } from '../../../platform/refusal.ts'
import { revokeKeysMadeBy } from '../../api-keys/revoke-keys-made-by.ts'

const recoverableMs = 30 * 24 * 3_600_000

/** Signs the owner out everywhere and revokes their API keys; signing in again undoes it. */
export async function deleteAccount(
  { db, userId, now, session }: RequestContext & SelfContext,
  confirmEmail: string,
): Promise<void> {
  if (confirmEmail.trim().toLowerCase() !== session.email)
    throw invalidInput('confirmEmail', 'This is not the address of your account.')
  await inPlatform(db, async (tx) => {
    if (await isSoleOwner(tx, userId)) throw new Refusal('sole_owner')
    await tx.update(users).set({ deletedAt: now() }).where(eq(users.id, userId))
    await revokeKeysMadeBy(tx, userId)
    await tx.delete(sessions).where(eq(sessions.userId, userId))
  })
}

/** Locks the memberships: two owners who leave at once must not both find the other one. */
async function isSoleOwner(tx: PlatformTransaction, userId: string): Promise<boolean> {
  const owned = await tx
    .select({ storeId: storeMembers.storeId })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.storeId))
    .where(
      and(
        eq(storeMembers.userId, userId),
        eq(storeMembers.role, 'owner'),
        isNull(stores.deletedAt),
      ),
    )
  for (const { storeId } of owned) {
    const owners = await tx
      .select({ userId: storeMembers.userId, deletedAt: users.deletedAt })
      .from(storeMembers)
      .innerJoin(users, eq(users.id, storeMembers.userId))
      .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.role, 'owner')))
      .for('update')
    if (!owners.some((each) => each.userId !== userId && each.deletedAt === null)) return true
  }
  return false
}

/** Removes accounts whose 30 days are over, and their images. */
export async function forgetDeletedAccounts(
  { db, log, media }: Pick<Services, 'db' | 'log'> & { media: MediaLibrary },
  now: Date,
): Promise<void> {
  const removed = await db.platform
    .delete(users)
    .where(lt(users.deletedAt, new Date(now.getTime() - recoverableMs)))
    .returning({ image: users.image })
  for (const { image } of removed) {
    if (image === null) continue
    await media.storage
      .remove(image.replace(/^\/media\//, ''))
      .catch((error: unknown) => log.warn('An avatar could not be deleted.', errorFields(error)))
  }
}
