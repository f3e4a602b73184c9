import type { RequestContext } from '../../../api/context.ts'
import { askAuth } from '../../../identity/ask-auth.ts'
import { findSession } from '../../../identity/find-session.ts'
import { noteSignIn } from '../../../identity/note-session.ts'
import { rememberDevice } from '../device-cookie.ts'
import { endSession, keepCookies } from '../sign-in.ts'

/** Starts a new session, which a passkey has proven, and ends the browser's previous one. */
export async function startSessionOf(context: RequestContext, userId: string): Promise<void> {
  const previous = await findSession(context)
  context.responseHeaders.delete('set-cookie')
  const { headers, response } = await askAuth(() =>
    context.auth.api.startSession({ body: { userId }, returnHeaders: true }),
  )
  keepCookies(context, headers)
  if (previous) await endSession(context, previous.token)
  await noteSignIn(context, response.token, { isProof: true })
  await rememberDevice(context, response.user.email)
}
