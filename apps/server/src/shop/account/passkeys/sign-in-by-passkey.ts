import type { Assertion, RequestOptions } from '@vitrine/contract/account/passkeys.ts'
import { passkeys } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { requireWithinLimit } from '../../../api/require-within-limit.ts'
import { noteProof } from '../../../identity/note-session.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { challengeLastsMs, createChallenge, type Purpose } from './challenges.ts'
import { checkAssertion } from './check-assertion.ts'
import { startSessionOf } from './start-session-of.ts'

type Own = RequestContext & SelfContext

const signingIn: Purpose = { kind: 'sign-in' }
const proving = ({ session }: Own): Purpose => ({ kind: 'prove', subject: session.token })

export async function startSignIn(context: RequestContext): Promise<RequestOptions> {
  await requireWithinLimit(context, 'passkey')
  return await requestOptions(context, signingIn, [])
}

/** Starts a new session and ends the browser's previous one. @returns the account's id */
export async function signInByPasskey(
  context: RequestContext,
  assertion: Assertion,
): Promise<string> {
  await requireWithinLimit(context, 'passkey')
  const userId = await checkAssertion(context, signingIn, assertion)
  await startSessionOf(context, userId)
  return userId
}

export async function startProof(context: Own): Promise<RequestOptions> {
  const { db, userId } = context
  await requireWithinLimit(context, 'ownPasskey', { account: userId })
  const own = await db.platform
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return await requestOptions(context, proving(context), own)
}

export async function proveByPasskey(context: Own, assertion: Assertion): Promise<void> {
  const userId = await checkAssertion(context, proving(context), assertion)
  if (userId !== context.userId) throw new Refusal('passkey_refused')
  await noteProof(context, context.session.token)
}

async function requestOptions(
  context: RequestContext,
  purpose: Purpose,
  allowed: { id: string }[],
): Promise<RequestOptions> {
  return {
    challenge: await createChallenge(context, purpose),
    rpId: context.config.mainHost,
    timeout: challengeLastsMs,
    userVerification: 'required',
    allowCredentials: allowed.map(({ id }) => ({ id, type: 'public-key' })),
  }
}
