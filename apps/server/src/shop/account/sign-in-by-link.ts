import { accounts, passkeys, sessions } from '@vitrine/db/schema/accounts.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
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
  const { headers, response } = await askForSession(context, token)
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
