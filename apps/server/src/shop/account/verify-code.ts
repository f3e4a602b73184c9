import { verifications } from '@vitrine/db/schema/accounts.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { tooManyAttempts } from '../../api/too-many-attempts.ts'
import { askAuth } from '../../identity/ask-auth.ts'
import { noteSignIn } from '../../identity/note-session.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { rememberDevice } from './device-cookie.ts'
import { endSession, isRefusedBy, keepCookies } from './sign-in.ts'
import { claimCode, isUsedCode, wrongCode } from './used-codes.ts'

/** Finishes a sign-in that a password began. @returns the account's id */
export async function verifyCode(context: RequestContext, input: string): Promise<string> {
  await requireWithinLimit(context, 'verifyCode')
  const userId = await findChallenged(context)
  if (!userId) throw new Refusal('sign_in_over')
  const code = input.replaceAll(/\s/g, '').toLowerCase()
  if (await isUsedCode(context.db, userId, code)) throw usedCode()
  const { headers, response } = await askForSession(context, code)
  if (!(await claimCode(context.db, userId, code))) {
    await endSession(context, response.token)
    throw usedCode()
  }
  context.responseHeaders.delete('set-cookie')
  keepCookies(context, headers)
  await noteSignIn(context, response.token, { isProof: true })
  await rememberDevice(context, response.user.email)
  return userId
}

async function askForSession({ auth, headers, ...context }: RequestContext, code: string) {
  const request = {
    body: { code },
    headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
    returnHeaders: true as const,
  }
  try {
    return await askAuth(async () => {
      const { headers: answered, response } = /^\d{6}$/.test(code)
        ? await auth.api.verifyTOTP(request)
        : await auth.api.verifyBackupCode(request)
      return { headers: answered, response: response as { token: string; user: { email: string } } }
    })
  } catch (error) {
    if (isRefusedBy(error, 'TOO_MANY_REQUESTS')) throw tooManyAttempts(context, 15 * 60)
    const isWrong = ['INVALID_CODE', 'INVALID_BACKUP_CODE'].includes(codeOf(error))
    if (isWrong) throw wrongCode()
    if (isRefusedBy(error, 'UNAUTHORIZED', 'BAD_REQUEST')) throw new Refusal('sign_in_over')
    throw error
  }
}

function codeOf(error: unknown): string {
  const body = error instanceof Error && 'body' in error ? error.body : undefined
  return (body as { code?: string } | undefined)?.code ?? ''
}

function usedCode() {
  return invalidInput(
    'code',
    'This code was used already. Wait for the next one, at most 30 seconds.',
  )
}

/** Whose password was right; the cookie's signature is checked by Better Auth. */
async function findChallenged({ auth, db, headers }: RequestContext): Promise<string | undefined> {
  const { createAuthCookie } = await auth.$context
  const { name } = createAuthCookie('two_factor')
  const start = `${name}=`
  const pair = headers
    .get('cookie')
    ?.split('; ')
    .find((each) => each.startsWith(start))
  const identifier = pair?.slice(start.length).split('.')[0]
  if (!identifier?.startsWith('2fa-')) return undefined
  const [challenge] = await db.platform
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date())))
  return challenge?.userId
}
