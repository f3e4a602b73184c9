import { hasRight, type Right, type Role } from '@vitrine/contract/call/role.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { sessions } from '@vitrine/db/schema/accounts.ts'
import { storeInvitations, storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { revokeAllPreviews } from '../../content/pages/previews/preview-links.ts'
import { isMembership } from '../../identity/membership.ts'
import { newViewKey } from '../../identity/view-token.ts'
import { Refusal } from '../../platform/refusal.ts'

export type Invitation = typeof storeInvitations.$inferSelect

const maxTeam = 50

export interface LockedTeam {
  storeId: string
  roles: ReadonlyMap<string, Role>
}

/** Locks the team, so that decisions about it still hold when they are written. */
export async function lockTeam(tx: PlatformTransaction, storeId: string): Promise<LockedTeam> {
  await lockName(tx, `team ${storeId}`)
  const members = await tx
    .select({ userId: storeMembers.userId, role: storeMembers.role })
    .from(storeMembers)
    .where(eq(storeMembers.storeId, storeId))
    .orderBy(asc(storeMembers.userId))
    .for('update')
  return { storeId, roles: new Map(members.map(({ userId, role }) => [userId, role])) }
}

/** Checks again what the access check found before the lock. */
export function requireRightIn({ roles }: LockedTeam, userId: string, right: Right): Role {
  const role = roles.get(userId)
  if (!role) throw new Refusal('not_found')
  if (!hasRight(role, right)) throw new Refusal('role_missing', { role, right })
  return role
}

export async function requireRoom(tx: PlatformTransaction, { storeId, roles }: LockedTeam) {
  const open = and(eq(storeInvitations.storeId, storeId), isNull(storeInvitations.endedAt))
  if (roles.size + (await tx.$count(storeInvitations, open)) >= maxTeam)
    throw new Refusal('team_full')
}

export async function setRole(
  tx: PlatformTransaction,
  { storeId }: LockedTeam,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  await tx.update(storeMembers).set({ role }).where(isMembership(storeId, userId))
}

/** Ends the membership, the store in all sessions of the account, and links that they may have. */
export async function deleteMember(
  tx: PlatformTransaction,
  { storeId }: LockedTeam,
  userId: string,
): Promise<void> {
  await tx.delete(storeMembers).where(isMembership(storeId, userId))
  await tx
    .update(sessions)
    .set({ selectedStoreId: null })
    .where(and(eq(sessions.userId, userId), eq(sessions.selectedStoreId, storeId)))
  await endLinks(tx, storeId)
}

/** An open store keeps its key, which signs shoppers' checkouts; closing it replaces the key. */
async function endLinks(tx: PlatformTransaction, storeId: string): Promise<void> {
  const isClosed = or(eq(stores.status, 'draft'), isNotNull(stores.passwordHash))
  await tx
    .update(stores)
    .set({ viewKey: newViewKey() })
    .where(and(eq(stores.id, storeId), isClosed))
  await withinStore(tx, storeId, revokeAllPreviews)
  await bumpVersionOf(tx, storeId)
}
