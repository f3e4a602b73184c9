import { inPlatform } from '@vitrine/db/in-platform.ts'
import { operators, operatorSessions } from '@vitrine/db/schema/console.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { Operator } from '@vitrine/contract/provider/console.ts'
import { createOTP } from '@better-auth/utils/otp'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../../api/context.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { hashOfToken, newToken } from '../../platform/hash-of-token.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { requireUncommon } from '../../shop/account/require-uncommon.ts'
import { wrongCode } from '../../shop/account/used-codes.ts'
import { checkCode } from './check-code.ts'
import { readOperatorCookie, sessionLastsMs, writeOperatorCookie } from './operator-cookie.ts'

const placeOfSecret = (id: string) => `operator ${id}`

interface Credentials {
  email: string
  password: string
  code: string
}

/**
 * Needs the password and a code; which of them was wrong is not told.
 * @throws `wrong_credentials`
 */
export async function signIn(context: RequestContext, given: Credentials): Promise<Operator> {
  const { auth, db, vault, now } = context
  const email = given.email.trim().toLowerCase()
  await requireWithinLimit(context, 'consoleSignIn', { account: email })
  const { password } = await auth.$context
  const operator = await findActive(context, email)
  // Takes as long for an unknown address.
  const hash = operator?.passwordHash ?? (await password.hash('no such operator'))
  const isRight = await password.verify({ hash, password: given.password })
  if (!operator?.sealedSecret || !isRight) throw new Refusal('wrong_credentials')
  const { id, sealedSecret } = operator
  await inPlatform(db, async (tx) => {
    const secret = vault.open(sealedSecret, placeOfSecret(id))
    if (!(await checkCode(tx, { id, secret, code: given.code, now: now() })))
      throw new Refusal('wrong_credentials')
    await startSession(tx, context, id)
  })
  await context.limiter.forget('consoleSignIn', { account: email })
  return { id, name: operator.name, email }
}

async function findActive({ db }: RequestContext, email: string) {
  const [found] = await db.platform
    .select()
    .from(operators)
    .where(and(eq(operators.email, email), isNull(operators.disabledAt)))
  return found
}

async function startSession(
  tx: PlatformTransaction,
  { config, headers, now, responseHeaders }: RequestContext,
  operatorId: string,
) {
  const previous = readOperatorCookie(config, headers)
  if (previous !== undefined) await endSessionWithin(tx, hashOfToken(previous))
  await tx.delete(operatorSessions).where(lt(operatorSessions.expiresAt, now()))
  const token = newToken()
  await tx.insert(operatorSessions).values({
    tokenHash: hashOfToken(token),
    operatorId,
    createdAt: now(),
    lastSeenAt: now(),
    expiresAt: new Date(now().getTime() + sessionLastsMs),
  })
  responseHeaders.append('set-cookie', writeOperatorCookie(config, token))
}

async function endSessionWithin(tx: PlatformTransaction, tokenHash: string) {
  await tx.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
}

export async function signOut(
  { config, db, responseHeaders }: RequestContext,
  tokenHash: string,
): Promise<void> {
  await inPlatform(db, (tx) => endSessionWithin(tx, tokenHash))
  responseHeaders.append('set-cookie', writeOperatorCookie(config, undefined))
}

/** Shows the same secret until the link is used, so that reloading the page is harmless. */
export async function findSetup(context: RequestContext, token: string) {
  const { db, vault } = context
  await requireWithinLimit(context, 'consoleSignIn', {})
  return await inPlatform(db, async (tx) => {
    const operator = await requireSetup(tx, context, token)
    const { id, name, email } = operator
    const secret = operator.sealedSecret
      ? vault.open(operator.sealedSecret, placeOfSecret(id))
      : randomBytes(20).toString('hex')
    if (!operator.sealedSecret)
      await tx
        .update(operators)
        .set({ sealedSecret: vault.seal(secret, placeOfSecret(id)) })
        .where(eq(operators.id, id))
    const uri = createOTP(secret).url(`${context.config.provider.name} console`, email)
    return { name, email, uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
  })
}

/** Sets password and app, ends the operator's other sessions and starts one. */
export async function finishSetup(
  context: RequestContext,
  { token, password, code }: { token: string; password: string; code: string },
): Promise<Operator> {
  const { auth, db, vault, now } = context
  await requireWithinLimit(context, 'consoleSignIn', {})
  await requireUncommon(password)
  const passwordHash = await (await auth.$context).password.hash(password)
  return await inPlatform(db, async (tx) => {
    const { id, name, email, sealedSecret } = await requireSetup(tx, context, token)
    if (!sealedSecret) throw invalidInput('code', 'Scan the picture with your app first.')
    const secret = vault.open(sealedSecret, placeOfSecret(id))
    if (!(await checkCode(tx, { id, secret, code, now: now() }))) throw wrongCode()
    await tx
      .update(operators)
      .set({ passwordHash, setupHash: null, setupExpiresAt: null })
      .where(eq(operators.id, id))
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, id))
    await startSession(tx, context, id)
    return { id, name, email }
  })
}

async function requireSetup(tx: PlatformTransaction, { now }: RequestContext, token: string) {
  const [found] = await tx
    .select()
    .from(operators)
    .where(
      and(
        eq(operators.setupHash, hashOfToken(token)),
        gt(operators.setupExpiresAt, now()),
        isNull(operators.disabledAt),
      ),
    )
    .for('update')
  if (!found) throw new Refusal('token_spent')
  return found
}
