import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { and, eq } from 'drizzle-orm'
import { findErasedSince } from '../../../sales/personal-data/erased-people.ts'
import { type CheckedArchive, checkArchive } from '../archive/check-archive.ts'
import { rewriteArchive } from '../archive/rewrite-archive.ts'

/**
 * Removes people from a checked archive who were erased in its shop since. Only where the shop is of
 * this installation and the person who brings it is in its team: others could learn who was erased.
 * @param userId who brings or restores it
 * @returns the archive to bring
 */
export async function eraseAgain(
  db: Database,
  { file, checked, userId }: { file: string; checked: CheckedArchive; userId: string },
): Promise<CheckedArchive> {
  const { store, takenAt } = checked.format
  const isTheirs = and(eq(storeMembers.storeId, store.id), eq(storeMembers.userId, userId))
  const inTeam = await inPlatform(db, (tx) => tx.$count(storeMembers, isTheirs), {
    readOnly: true,
  })
  if (!inTeam) return checked
  const erased = await inStore(db, store.id, (tx) => findErasedSince(tx, new Date(takenAt)), {
    readOnly: true,
  })
  if (!erased) return checked
  await rewriteArchive(file, { erased, limits: checked.limits })
  return await checkArchive(file, checked.limits)
}
