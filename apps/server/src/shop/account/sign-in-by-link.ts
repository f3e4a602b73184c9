import { accounts, passkeys, sessions, users, verifications } from '@vitrine/db/schema/accounts.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { RequestContext } from '../../api/context.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { askAuth } from '../../identity/ask-auth.ts'
import { findSession } from '../../identity/find-session.ts'
import { noteSignIn } from '../../identity/note-session.ts'
import { Refusal } from '../../platform/refusal.ts'
import { rememberDevice } from './device-cookie.ts'
import { endSession, isRefusedBy, keepCookies } from './sign-in.ts'

/**
 * Signs in with an email's token, and ends the browser's previous session, whose shop stays
 * selected. A link proves the address, which is enough for risky calls only while the account has
 * no password and no passkey.
 * @returns the account's id
 */
export async function signInByLink(context: RequestContext, token: string): Promise<string> {
  await requireWithinLimit(context, 'accountLink')
  const previous = await findSession(context)
  context.responseHeaders.delete('set-cookie')
  const unconfirmed = await findUnconfirmed(context, token)
  const { headers, response } = await askForSession(context, token)
  if (unconfirmed) await removePasskeys(context, unconfirmed)
  keepCookies(context, headers)
  if (previous) await endSession(context, previous.token)
  // The plugin changes the answer, which its types do not say.
  if ('twoFactorRedirect' in response) throw new Refusal('code_needed')
  const { id } = response.user
  await noteSignIn(context, response.token, { isProof: !(await hasStrongerProof(context, id)) })
  if (previous?.userId === id) await selectStore(context, response.token, previous.selectedStoreId)
  await rememberDevice(context, response.user.email)
  return id
}

/**
 * A stranger may have opened an account with the address. Better Auth removes the password and the
 * sessions of an account whose address a link confirms, and knows nothing of passkeys.
 * @returns the account that the link confirms, if nobody has done so before
 */
async function findUnconfirmed({ db }: RequestContext, token: string): Promise<string | undefined> {
  const hash = createHash('sha256').update(token).digest('base64url')
  const [link] = await db.platform
    .select({ value: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, `magic-link:${hash}`))
  if (!link) return undefined
  const { email } = JSON.parse(link.value) as { email: string }
  const [user] = await db.platform
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false)))
  return user?.id
}

async function removePasskeys({ db }: RequestContext, userId: string): Promise<void> {
  await db.platform.delete(passkeys).where(eq(passkeys.userId, userId))
}

async function hasStrongerProof({ db }: RequestContext, userId: string): Promise<boolean> {
  const { platform } = db
  const isOwn = eq(accounts.userId, userId)
  return (
    (await platform.$count(passkeys, eq(passkeys.userId, userId))) > 0 ||
    (await platform.$count(accounts, and(isOwn, isNotNull(accounts.password)))) > 0
  )
}

async function selectStore({ db }: RequestContext, token: string, selectedStoreId: string | null) {
  await db.platform.update(sessions).set({ selectedStoreId }).where(eq(sessions.token, token))
}

async function askForSession({ auth }: RequestContext, token: string) {
  try {
    return await askAuth(() =>
      auth.api.magicLinkVerify({
        headers: new Headers(),
        query: { token },
        returnHeaders: true,
      }),
    )
  } catch (error) {
    if (isRefusedBy(error, 'FOUND')) throw new Refusal('token_spent')
    throw error
  }
}
