import { and, eq, inArray } from 'drizzle-orm'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { passkeys, sessions, users } from '@vitrine/db/schema/accounts.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { RequestContext, SelfContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { revokeKeysMadeBy } from '../api-keys/revoke-keys-made-by.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { findRole } from '../../identity/membership.ts'
import type { AccountMails } from './account-mails.ts'
import { forgetMailTokens, isLiveMailToken, spendMailToken } from './mail-token.ts'
import { requireUncommon } from './require-uncommon.ts'
import { storePassword } from './store-password.ts'

export async function checkAuth({ db, hosts }: RequestContext, session: SelfContext['session']) {
  const { userId, selectedStoreId, name, email, emailVerified, visit } = session
  const isThere = selectedStoreId !== null && (await hosts.findById(selectedStoreId)) !== undefined
  const role = isThere ? ((await findRole(db, selectedStoreId, userId)) ?? null) : null
  const [chosen] = await db.platform
    .select({ avatar: users.image, timeZone: users.timeZone, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  const owner = { userId, name, email, emailVerified }
  return {
    ...owner,
    ...chosen!,
    selectedStoreId: role && selectedStoreId,
    role,
    visit: visit && {
      operator: visit.operator,
      reason: visit.reason,
      endsAt: visit.endsAt.toISOString(),
    },
  }
}

/**
 * Sets a new password with an email's token, ends all sessions of the account and resets its
 * sign-in limits.
 */
export async function resetPassword(
  context: RequestContext,
  { token, password, revokeApiKeys }: { token: string; password: string; revokeApiKeys: boolean },
): Promise<void> {
  const { db, auth, limiter, now } = context
  await requireUncommon(password)
  await requireWithinLimit(context, 'accountLink')
  const isLive = await inPlatform(db, (tx) => isLiveMailToken(tx, 'reset-password', token, now()), {
    readOnly: true,
  })
  if (!isLive) throw new Refusal('token_spent')
  const hash = await (await auth.$context).password.hash(password)
  const account = await inPlatform(db, async (tx) => {
    const userId = await spendMailToken(tx, 'reset-password', token, now())
    if (!userId) throw new Refusal('token_spent')
    await forgetMailTokens(tx, 'reset-password', userId)
    await storePassword(tx, { userId, hash, now: now() })
    await removeUnproven(tx, userId)
    const [owner] = await tx
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    if (revokeApiKeys) await revokeKeysMadeBy(tx, userId)
    return owner?.email
  })
  await limiter.forget('signIn', { account })
}

/** A person who opened the account with an address of others may have added passkeys. */
async function removeUnproven(tx: PlatformTransaction, userId: string) {
  const unconfirmed = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
  await tx.delete(passkeys).where(inArray(passkeys.userId, unconfirmed))
}

/** Limited: the account may have been created with a stranger's address. */
export async function resendVerification(
  context: RequestContext & { accountMails: AccountMails },
  { userId, email, emailVerified }: SelfContext['session'],
): Promise<void> {
  if (emailVerified) return
  await requireWithinLimit(context, 'confirmAddress', { account: userId })
  await context.accountMails.send({ kind: 'verify-address', email })
}

export async function verifyEmail(context: RequestContext, token: string): Promise<void> {
  await requireWithinLimit(context, 'accountLink')
  const { db, now } = context
  await inPlatform(db, async (tx) => {
    const userId = await spendMailToken(tx, 'verify-address', token, now())
    if (!userId) throw new Refusal('token_spent')
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  })
}
