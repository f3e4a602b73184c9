import type { Role } from '@vitrine/contract/call/role.ts'
import type { Database } from '@vitrine/db/database.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { and, eq } from 'drizzle-orm'

export interface Membership {
  role: Role
  lastSeenAt: Date | null
}

export async function findMembership(
  { platform }: Database,
  storeId: string,
  userId: string,
): Promise<Membership | undefined> {
  const [member] = await platform
    .select({ role: storeMembers.role, lastSeenAt: storeMembers.lastSeenAt })
    .from(storeMembers)
    .where(isMembership(storeId, userId))
  return member
}

/** @returns undefined for somebody outside the store's team */
export async function findRole(
  db: Database,
  storeId: string,
  userId: string,
): Promise<Role | undefined> {
  return (await findMembership(db, storeId, userId))?.role
}

export async function isMember(db: Database, storeId: string, userId: string): Promise<boolean> {
  return (await findRole(db, storeId, userId)) !== undefined
}

export function isMembership(storeId: string, userId: string) {
  return and(eq(storeMembers.storeId, storeId), eq(storeMembers.userId, userId))
}
