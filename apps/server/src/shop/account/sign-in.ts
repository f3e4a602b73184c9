import { eq } from 'drizzle-orm'
import { sessions } from '@vitrine/db/schema/accounts.ts'
import type { RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { keysOf, requireWithinLimit } from '../../api/require-within-limit.ts'
import { askAuth } from '../../identity/ask-auth.ts'
import { noteSignIn } from '../../identity/note-session.ts'
import { findDevice, rememberDevice } from './device-cookie.ts'
import { findSession } from '../../identity/find-session.ts'

interface Credentials {
  email: string
  password: string
}

/** Starts a new session and ends the browser's previous one. @returns the account's id */
export async function signIn(context: RequestContext, credentials: Credentials): Promise<string> {
  const email = credentials.email.trim().toLowerCase()
  const device = await findDevice(context, email)
  const keys = device === undefined ? { account: email } : { device: `${device} ${email}` }
  const work = device === undefined ? 'signIn' : 'signInAgain'
  await requireWithinLimit(context, work, keys)
  const userId = await checkCredentials(context, { ...credentials, email })
  await context.limiter.giveBack([{ work, keys: { ...keysOf(context), ...keys } }])
  if (userId === undefined) throw new Refusal('code_needed')
  await rememberDevice(context, email)
  return userId
}

/** @returns undefined while a code of the account's authenticator app is missing */
async function checkCredentials(
  context: RequestContext,
  body: Credentials,
): Promise<string | undefined> {
  const previous = await findSession(context)
  context.responseHeaders.delete('set-cookie')
  try {
    const { headers, response } = await askAuth(() =>
      context.auth.api.signInEmail({ body, returnHeaders: true }),
    )
    keepCookies(context, headers)
    if (previous) await endSession(context, previous.token)
    // The plugin changes the answer, which its types do not say.
    if ('twoFactorRedirect' in response) return undefined
    await noteSignIn(context, response.token, { isProof: true })
    return response.user.id
  } catch (error) {
    if (isRefusedBy(error, 'UNAUTHORIZED', 'BAD_REQUEST')) throw new Refusal('wrong_credentials')
    throw error
  }
}

export function keepCookies({ responseHeaders }: RequestContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) responseHeaders.append('set-cookie', cookie)
}

export async function endSession({ db }: RequestContext, token: string): Promise<void> {
  await db.platform.delete(sessions).where(eq(sessions.token, token))
}

export function isRefusedBy(error: unknown, ...statuses: string[]): boolean {
  return error instanceof Error && 'status' in error && statuses.includes(String(error.status))
}
