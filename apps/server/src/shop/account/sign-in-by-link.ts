import type { RequestContext } from '../../api/context.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { askAuth } from '../../identity/ask-auth.ts'
import { findSession } from '../../identity/find-session.ts'
import { noteSignIn } from '../../identity/note-session.ts'
import { Refusal } from '../../platform/refusal.ts'
import { rememberDevice } from './device-cookie.ts'
import { endSession, isRefusedBy, keepCookies } from './sign-in.ts'

/**
 * Signs in with an email's token, and ends the browser's previous session. A link proves the
 * address, not the password or passkey that risky calls need.
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
  await noteSignIn(context, response.token, { isProof: false })
  await rememberDevice(context, response.user.email)
  return response.user.id
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
