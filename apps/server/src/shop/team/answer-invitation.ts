import { roleNames } from '@vitrine/contract/call/role.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeInvitations, storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { OwnerAct, RequestContext, SelfContext } from '../../api/context.ts'
import { recordInPlatform } from '../../api/record-activity.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { findSession, type SessionFacts } from '../../identity/find-session.ts'
import { placeOf } from '../../identity/place-of.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AccountMails } from '../account/account-mails.ts'
import { signUp } from '../account/sign-up.ts'
import { selectStoreOfSession } from '../stores/queries.ts'
import { hashOfInvitation, isInvitation } from './invite.ts'
import { type Invitation, lockTeam } from './queries.ts'

type Self = RequestContext & SelfContext

/** By the token of the email, or by the id for the account with that confirmed address. */
export type WhichInvitation = { token: string } | { id: string }

export async function findInvitation(context: RequestContext, token: string) {
  await requireWithinLimit(context, 'accountLink')
  return await inPlatform(
    context.db,
    async (tx) => {
      const { invitation, storeName } = await requireByToken(tx, token, context.now())
      const { email, role, expiresAt } = invitation
      return {
        storeName,
        role,
        email,
        expiresAt: expiresAt.toISOString(),
        invitedBy: await nameOf(tx, invitation.invitedBy),
        hasAccount: (await tx.$count(users, eq(users.email, email))) > 0,
      }
    },
    { readOnly: true },
  )
}

export async function listOwnInvitations({ db, now, session }: Self) {
  if (!session.emailVerified) return []
  const { id, role, expiresAt } = storeInvitations
  const rows = await inPlatform(
    db,
    (tx) =>
      tx
        .select({ id, role, expiresAt, storeName: stores.name, invitedBy: users.name })
        .from(storeInvitations)
        .innerJoin(stores, eq(stores.id, storeInvitations.storeId))
        .leftJoin(users, eq(users.id, storeInvitations.invitedBy))
        .where(
          and(
            eq(storeInvitations.email, session.email),
            isNull(storeInvitations.endedAt),
            gt(expiresAt, now()),
            isNull(stores.deletedAt),
          ),
        )
        .orderBy(asc(expiresAt)),
    { readOnly: true },
  )
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }))
}

export async function acceptInvitation(
  self: Self,
  which: WhichInvitation,
): Promise<{ selectedStoreId: string }> {
  await requireWithinLimit(self, 'accountLink')
  const { db, session } = self
  return await inPlatform(db, async (tx) => {
    const invitation = await requireOwn(tx, self, which)
    const { storeId } = invitation
    if ('token' in which)
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, session.userId))
    // First, since open invitations count as members of the team.
    await endInvitation(tx, invitation, { endedAs: 'accepted', endedAt: self.now() })
    await tx
      .insert(storeMembers)
      .values({ storeId, userId: session.userId, role: invitation.role, joinedAt: self.now() })
      .onConflictDoNothing()
    await recordInPlatform(
      tx,
      { storeId, act: actOf(self) },
      {
        id: session.userId,
        name: roleNames[invitation.role],
      },
    )
    await selectStoreOfSession(tx, session.token, storeId)
    return { selectedStoreId: storeId }
  })
}

export async function declineInvitation(self: Self, which: WhichInvitation): Promise<void> {
  await requireWithinLimit(self, 'accountLink')
  await inPlatform(self.db, async (tx) => {
    const invitation = await requireOwn(tx, self, which)
    await endInvitation(tx, invitation, { endedAs: 'declined', endedAt: self.now() })
  })
}

/** Creates an account with the invited address, which is confirmed by accepting. */
export async function signUpByInvitation(
  context: RequestContext & { accountMails: AccountMails },
  { token, ...person }: { token: string; name: string; password: string },
) {
  const { email } = await findInvitation(context, token)
  const { signedIn } = await signUp(context, { ...person, email }, { isConfirmedLater: true })
  const session = signedIn ? await sessionMade(context) : undefined
  // The address has an account with another password.
  if (!session) throw new Refusal('wrong_credentials')
  const self = { ...context, userId: session.userId, session }
  return { userId: session.userId, ...(await acceptInvitation(self, { token })) }
}

function actOf({ session, clientAddress }: Self): OwnerAct {
  const place = clientAddress === undefined ? null : placeOf(clientAddress)
  const actor = { kind: 'user' as const, id: session.userId, name: session.name, place }
  return { call: 'team.join', actor }
}

/** Reads the session that the response's cookies open. */
async function sessionMade(context: RequestContext): Promise<SessionFacts | undefined> {
  const cookie = context.responseHeaders
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return await findSession({ ...context, headers: new Headers({ cookie }) })
}

async function requireOwn(
  tx: PlatformTransaction,
  { session, now }: Self,
  which: WhichInvitation,
): Promise<Invitation> {
  if ('token' in which) {
    const { invitation } = await requireByToken(tx, which.token, now())
    if (invitation.email !== session.email) throw new Refusal('invitation_elsewhere')
    await lockTeam(tx, invitation.storeId)
    // Another request may have ended it meanwhile.
    return (await requireByToken(tx, which.token, now())).invitation
  }
  const [found] = await tx
    .select({ storeId: storeInvitations.storeId })
    .from(storeInvitations)
    .where(and(eq(storeInvitations.id, which.id), eq(storeInvitations.email, session.email)))
  if (!found || !session.emailVerified) throw new Refusal('not_found')
  await lockTeam(tx, found.storeId)
  const [row] = await tx
    .select({ invitation: storeInvitations, deletedAt: stores.deletedAt })
    .from(storeInvitations)
    .innerJoin(stores, eq(stores.id, storeInvitations.storeId))
    .where(isInvitation(found.storeId, which.id))
  return requireLive(row, now())
}

async function requireByToken(tx: PlatformTransaction, token: string, now: Date) {
  const [row] = await tx
    .select({
      invitation: storeInvitations,
      storeName: stores.name,
      deletedAt: stores.deletedAt,
    })
    .from(storeInvitations)
    .innerJoin(stores, eq(stores.id, storeInvitations.storeId))
    .where(eq(storeInvitations.tokenHash, hashOfInvitation(token)))
  return { invitation: requireLive(row, now), storeName: row!.storeName }
}

function requireLive(
  row: { invitation: Invitation; deletedAt: Date | null } | undefined,
  now: Date,
): Invitation {
  if (!row) throw new Refusal('token_spent')
  const { endedAs, expiresAt } = row.invitation
  if (endedAs === 'accepted') throw new Refusal('invitation_used')
  if (endedAs) throw new Refusal('invitation_revoked')
  if (row.deletedAt) throw new Refusal('gone')
  if (expiresAt <= now) throw new Refusal('invitation_expired')
  return row.invitation
}

async function endInvitation(
  tx: PlatformTransaction,
  { storeId, id }: Invitation,
  end: Required<Pick<typeof storeInvitations.$inferInsert, 'endedAs' | 'endedAt'>>,
): Promise<void> {
  await tx.update(storeInvitations).set(end).where(isInvitation(storeId, id))
}

async function nameOf(tx: PlatformTransaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name ?? null
}
