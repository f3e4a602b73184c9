import { hasRight, type Right, type Role } from '@vitrine/contract/call/role.ts'
import { sessions } from '@vitrine/db/schema/accounts.ts'
import { storeInvitations, storeMembers } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isMembership } from '../../identity/membership.ts'
import { Refusal } from '../../platform/refusal.ts'

export type Invitation = typeof storeInvitations.$inferSelect

const maxTeam = 50

export interface LockedTeam {
  storeId: string
  roles: ReadonlyMap<string, Role>
}

/** Locks the team, so that decisions about it still hold when they are written. */
export async function lockTeam(tx: PlatformTransaction, storeId: string): Promise<LockedTeam> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`team ${storeId}`}, 0))`)
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

/** Ends the membership, and closes the store in all sessions of the account. */
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
}
