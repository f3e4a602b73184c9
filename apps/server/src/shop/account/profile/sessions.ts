import type { ProfileSession } from '@vitrine/contract/account/profile.ts'
import { sessions } from '@vitrine/db/schema/accounts.ts'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { deviceOf } from './device-of.ts'

export async function listSessions({
  db,
  userId,
  session: { token },
}: RequestContext & SelfContext): Promise<ProfileSession[]> {
  const rows = await db.platform
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.createdAt))
  const listed = rows.map((row) => ({
    id: row.id,
    device: row.userAgent === null ? null : deviceOf(row.userAgent),
    place: row.place,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: (row.lastSeenAt ?? row.updatedAt).toISOString(),
    isCurrent: row.token === token,
  }))
  return listed.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends one other session or all of them; the current one ends by signing out. */
export async function revokeSessions(
  { db, userId, session: { token } }: RequestContext & SelfContext,
  sessionId: string | undefined,
): Promise<{ ended: number }> {
  const ended = await db.platform
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        ne(sessions.token, token),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
      ),
    )
    .returning({ id: sessions.id })
  if (sessionId !== undefined && !ended.length) throw new Refusal('not_found')
  return { ended: ended.length }
}
