import { hasRight } from '@vitrine/contract/call/role.ts'
import type { Team, TeamInvitation, TeamMember } from '@vitrine/contract/account/team.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeInvitations, storeMembers, storeTransfers } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & OwnerContext

export async function readTeam(context: Context): Promise<Team> {
  const { db, store, role, now } = context
  return await inPlatform(
    db,
    async (tx) => ({
      members: await listMembers(tx, store.storeId),
      invitations: hasRight(role, 'team:write')
        ? await listInvitations(tx, store.storeId, now())
        : [],
      transfer: await findTransfer(tx, store.storeId, now()),
    }),
    { readOnly: true },
  )
}

async function listMembers(tx: PlatformTransaction, storeId: string): Promise<TeamMember[]> {
  const { role, joinedAt, lastSeenAt, userId } = storeMembers
  const { name, email, image } = users
  const rows = await tx
    .select({ userId, name, email, avatar: image, role, joinedAt, lastSeenAt })
    .from(storeMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(storeMembers.storeId, storeId), isNull(users.deletedAt)))
    .orderBy(asc(joinedAt), asc(userId))
  return rows.map((row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }))
}

async function listInvitations(
  tx: PlatformTransaction,
  storeId: string,
  now: Date,
): Promise<TeamInvitation[]> {
  const { id, email, role, createdAt, expiresAt, endedAt } = storeInvitations
  const rows = await tx
    .select({ id, email, role, createdAt, expiresAt, invitedBy: users.name })
    .from(storeInvitations)
    .leftJoin(users, eq(users.id, storeInvitations.invitedBy))
    .where(and(eq(storeInvitations.storeId, storeId), isNull(endedAt)))
    .orderBy(desc(createdAt), desc(id))
  return rows.map(({ createdAt: sentAt, expiresAt: until, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    expiresAt: until.toISOString(),
    isExpired: until <= now,
  }))
}

async function findTransfer(
  tx: PlatformTransaction,
  storeId: string,
  now: Date,
): Promise<Team['transfer']> {
  const { fromUserId, toUserId, expiresAt } = storeTransfers
  const [transfer] = await tx
    .select({ fromUserId, toUserId, expiresAt })
    .from(storeTransfers)
    .where(and(eq(storeTransfers.storeId, storeId), gt(expiresAt, now)))
  return transfer ? { ...transfer, expiresAt: transfer.expiresAt.toISOString() } : null
}
