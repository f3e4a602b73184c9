import { inPlatform } from '@vitrine/db/in-platform.ts'
import { emailChanges, users } from '@vitrine/db/schema/accounts.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { requireWithinLimit } from '../../../api/require-within-limit.ts'
import { invalidInput, Refusal } from '../../../platform/refusal.ts'
import type { AccountMails } from '../account-mails.ts'
import { forgetMailTokens, mailTokenLastsMs, spendMailToken } from '../mail-token.ts'

type Context = RequestContext & SelfContext & { accountMails: AccountMails }

/**
 * Asks both addresses to confirm; the account keeps its address until both have. One that was never
 * confirmed itself is not asked: it may be mistyped.
 */
export async function requestEmailChange(context: Context, input: string): Promise<void> {
  const { db, userId, now, session, accountMails } = context
  const email = input.toLowerCase()
  if (email === session.email) throw invalidInput('email', 'This is your address already.')
  await requireWithinLimit(context, 'changeEmail', { account: userId, mailbox: email })
  const change = {
    email,
    expiresAt: new Date(now().getTime() + mailTokenLastsMs['change-email-to']),
    confirmedAtOld: session.emailVerified ? null : now(),
    confirmedAtNew: null,
  }
  await inPlatform(db, async (tx) => {
    await forgetTokens(tx, userId)
    await tx
      .insert(emailChanges)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change })
  })
  if (session.emailVerified)
    await accountMails.send({ kind: 'change-email-from', email: session.email, userId })
  await accountMails.send({ kind: 'change-email-to', email, userId })
}

export async function cancelEmailChange({ db, userId }: RequestContext & SelfContext) {
  await inPlatform(db, async (tx) => {
    await forgetTokens(tx, userId)
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  })
}

/** Confirms with the token of either email; the second one changes the address. */
export async function confirmEmailChange(
  context: RequestContext,
  token: string,
): Promise<{ email: string; isChanged: boolean }> {
  await requireWithinLimit(context, 'accountLink')
  const { db, now } = context
  return await inPlatform(db, async (tx) => {
    const atOld = await spendMailToken(tx, 'change-email-from', token, now())
    const userId = atOld ?? (await spendMailToken(tx, 'change-email-to', token, now()))
    if (!userId) throw new Refusal('token_spent')
    const [change] = await tx
      .update(emailChanges)
      .set(atOld ? { confirmedAtOld: now() } : { confirmedAtNew: now() })
      .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now())))
      .returning()
    if (!change) throw new Refusal('token_spent')
    const isChanged = change.confirmedAtOld !== null && change.confirmedAtNew !== null
    if (isChanged) await changeEmail(tx, change, now())
    return { email: change.email, isChanged }
  })
}

async function changeEmail(
  tx: PlatformTransaction,
  { userId, email }: typeof emailChanges.$inferSelect,
  now: Date,
): Promise<void> {
  const taken = await tx.$count(users, eq(users.email, email))
  if (taken > 0) throw new Refusal('email_taken')
  await tx
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await forgetTokens(tx, userId)
}

async function forgetTokens(tx: PlatformTransaction, userId: string) {
  await forgetMailTokens(tx, 'change-email-from', userId)
  await forgetMailTokens(tx, 'change-email-to', userId)
  await forgetMailTokens(tx, 'reset-password', userId)
}
