import type { Database } from '@vitrine/db/database.ts'
import { sessions, users } from '@vitrine/db/schema/accounts.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { SessionFacts } from './find-session.ts'
import { isMembership } from './membership.ts'
import { placeOf } from './place-of.ts'

interface Noting {
  db: Database
  now: () => Date
}

/** Precision of "last seen": a session in use is not written with each call. */
const isNotedEveryMs = 5 * 60_000

export async function noteSeen(
  { db, now }: Noting,
  { token, lastSeenAt }: Pick<SessionFacts, 'token' | 'lastSeenAt'>,
): Promise<void> {
  if (lastSeenAt && now().getTime() - lastSeenAt.getTime() < isNotedEveryMs) return
  await update(db, token, { lastSeenAt: now() })
}

/** Notes when somebody of the team last used the store, with the precision of a session's. */
export async function noteMemberSeen(
  { db, now }: Noting,
  { storeId, userId, lastSeenAt }: { storeId: string; userId: string; lastSeenAt: Date | null },
): Promise<void> {
  if (lastSeenAt && now().getTime() - lastSeenAt.getTime() < isNotedEveryMs) return
  await db.platform
    .update(storeMembers)
    .set({ lastSeenAt: now() })
    .where(isMembership(storeId, userId))
}

export async function noteProof({ db, now }: Noting, token: string): Promise<void> {
  await update(db, token, { provedAt: now() })
}

/** Adds where a session began; `isProof` if a password or a passkey began it. */
export async function noteSignIn(
  {
    db,
    now,
    headers,
    clientAddress,
  }: Noting & { headers: Headers; clientAddress: string | undefined },
  token: string,
  { isProof }: { isProof: boolean },
): Promise<void> {
  const [session] = await update(db, token, {
    userAgent: headers.get('user-agent')?.slice(0, 300) ?? null,
    place: clientAddress === undefined ? null : placeOf(clientAddress),
    lastSeenAt: now(),
    provedAt: isProof ? now() : null,
  })
  // Signing in within 30 days undoes the deletion of an account.
  if (session)
    await db.platform
      .update(users)
      .set({ deletedAt: null })
      .where(and(eq(users.id, session.userId), isNotNull(users.deletedAt)))
}

async function update(
  { platform }: Database,
  token: string,
  values: Partial<typeof sessions.$inferInsert>,
) {
  return await platform
    .update(sessions)
    .set(values)
    .where(eq(sessions.token, token))
    .returning({ userId: sessions.userId })
}
