import { createHash, randomBytes } from 'node:crypto'
import { rolesGivenBy, type Right } from '@vitrine/contract/call/role.ts'
import type { GivenRole } from '@vitrine/contract/account/team.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeInvitations } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import { type LockedTeam, lockTeam, requireRightIn, requireRoom } from './queries.ts'
import { recordOnTeam } from './record-on-team.ts'

type Owner = RequestContext & OwnerContext

const invite: Right = 'team:write'
const day = 24 * 3_600_000
const lastsMs = 7 * day
/** After that, the link of an ended invitation is as unknown as any other. */
const explainedMs = 90 * day

export async function inviteMember(
  owner: Owner,
  { email: input, role }: { email: string; role: GivenRole },
): Promise<void> {
  const email = input.toLowerCase()
  await requireConfirmed(owner)
  await requireWithinLimit(owner, 'invite', { account: owner.userId, mailbox: email })
  await inPlatform(owner.db, async (tx) => {
    const team = await lockTeam(tx, owner.store.storeId)
    requireGiven(team, owner.userId, role)
    if (await isMemberAddress(tx, team, email)) throw new Refusal('already_member')
    await requireRoom(tx, team)
    await forgetEnded(tx, team, owner.now())
    const [invitation] = await tx
      .insert(storeInvitations)
      .values({
        storeId: team.storeId,
        id: newId(),
        email,
        role,
        invitedBy: owner.userId,
        ...newLink(owner),
      })
      .onConflictDoNothing()
      .returning({ id: storeInvitations.id })
    if (!invitation) throw new Refusal('already_invited')
    await queueInvitation(tx, team, invitation.id)
    await recordOnTeam(tx, owner, { id: invitation.id, name: email })
  })
}

/** Extends the invitation with a new link; the former one ends. */
export async function resendInvitation(owner: Owner, id: string): Promise<void> {
  const { storeId } = owner.store
  await requireConfirmed(owner)
  const [found] = await owner.db.platform
    .select({ email: storeInvitations.email })
    .from(storeInvitations)
    .where(isInvitation(storeId, id))
  if (!found) throw new Refusal('not_found')
  await requireWithinLimit(owner, 'invite', { account: owner.userId, mailbox: found.email })
  await inPlatform(owner.db, async (tx) => {
    const team = await lockTeam(tx, storeId)
    await requireOpen(tx, team, { id, userId: owner.userId })
    await tx.update(storeInvitations).set(newLink(owner)).where(isInvitation(storeId, id))
    await queueInvitation(tx, team, id)
    await recordOnTeam(tx, owner, { id, name: found.email })
  })
}

export async function revokeInvitation(owner: Owner, id: string): Promise<void> {
  await inPlatform(owner.db, async (tx) => {
    const team = await lockTeam(tx, owner.store.storeId)
    const { email } = await requireOpen(tx, team, { id, userId: owner.userId })
    await tx
      .update(storeInvitations)
      .set({ endedAt: owner.now(), endedAs: 'revoked' })
      .where(isInvitation(team.storeId, id))
    await recordOnTeam(tx, owner, { id, name: email })
  })
}

export const hashOfInvitation = (token: string) =>
  createHash('sha256').update(token).digest('base64url')

export const invitationPlace = (storeId: string) => `invitation to ${storeId}`

export const isInvitation = (storeId: string, id: string) =>
  and(eq(storeInvitations.storeId, storeId), eq(storeInvitations.id, id))

function newLink({ vault, store, now }: Owner) {
  const token = randomBytes(32).toString('base64url')
  return {
    tokenHash: hashOfInvitation(token),
    sealedToken: vault.seal(token, invitationPlace(store.storeId)),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + lastsMs),
  }
}

function requireGiven(team: LockedTeam, userId: string, role: GivenRole): void {
  const own = requireRightIn(team, userId, invite)
  if (!rolesGivenBy(own).includes(role))
    throw new Refusal('role_missing', { role: own, right: invite })
}

async function isMemberAddress(tx: PlatformTransaction, { roles }: LockedTeam, email: string) {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.some(({ id }) => roles.has(id))
}

async function requireOpen(
  tx: PlatformTransaction,
  team: LockedTeam,
  { id, userId }: { id: string; userId: string },
): Promise<{ email: string }> {
  const [invitation] = await tx
    .select({ role: storeInvitations.role, email: storeInvitations.email })
    .from(storeInvitations)
    .where(and(isInvitation(team.storeId, id), isNull(storeInvitations.endedAt)))
  if (!invitation) throw new Refusal('not_found')
  requireGiven(team, userId, invitation.role)
  return invitation
}

async function queueInvitation(tx: PlatformTransaction, { storeId }: LockedTeam, id: string) {
  await withinStore(tx, storeId, (storeTx) =>
    insertOutboxRow(storeTx, 'team_invitation', { invitationId: id }),
  )
}

async function forgetEnded(tx: PlatformTransaction, { storeId }: LockedTeam, now: Date) {
  const { endedAt } = storeInvitations
  await tx
    .delete(storeInvitations)
    .where(
      and(
        eq(storeInvitations.storeId, storeId),
        isNotNull(endedAt),
        lt(endedAt, new Date(now.getTime() - explainedMs)),
      ),
    )
}
