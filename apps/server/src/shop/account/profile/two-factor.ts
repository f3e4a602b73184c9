import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { twoFactors, users } from '@vitrine/db/schema/accounts.ts'
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { requireWithinLimit } from '../../../api/require-within-limit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AccountMails } from '../account-mails.ts'
import { claimCode, wrongCode } from '../used-codes.ts'

type Context = RequestContext & SelfContext
type MailingContext = Context & { accountMails: AccountMails }

// Better Auth's own calls need the password each time; here `stepUp` asks for it, or for a passkey.

/** Stores a secret that is not in use yet, in place of an earlier one that was not confirmed. */
export async function startTwoFactor(context: Context): Promise<{ uri: string; secret: string }> {
  const { config, db, userId, session } = context
  if ((await findTwoFactor(context))?.verified) throw new Refusal('two_factor_on')
  const secret = generateRandomString(32)
  const values = {
    secret: await encrypt(context, secret),
    backupCodes: await encrypt(context, '[]'),
    verified: false,
  }
  await db.platform
    .insert(twoFactors)
    .values({ id: newId(), userId, ...values })
    .onConflictDoUpdate({ target: twoFactors.userId, set: values })
  const uri = createOTP(secret).url(config.provider.name, session.email)
  return { uri, secret: base32.encode(secret, { padding: false }) }
}

export async function confirmTwoFactor(context: MailingContext, input: string) {
  const { db, userId, limiter, session, accountMails } = context
  const code = input.replaceAll(/\s/g, '')
  const keys = { account: userId }
  await requireWithinLimit(context, 'confirmCode', keys)
  const row = await findTwoFactor(context)
  if (row?.verified) throw new Refusal('two_factor_on')
  if (!row && /^\d{6}$/.test(code)) throw new Refusal('two_factor_off')
  if (!row || !(await createOTP(await decrypt(context, row.secret)).verify(code))) throw wrongCode()
  await limiter.giveBack([{ work: 'confirmCode', keys }])
  await claimCode(db, userId, code)
  const recoveryCodes = newRecoveryCodes()
  const backupCodes = await encrypt(context, JSON.stringify(recoveryCodes))
  await inPlatform(db, async (tx) => {
    await tx
      .update(twoFactors)
      .set({ verified: true, backupCodes })
      .where(eq(twoFactors.userId, userId))
    await tx.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId))
  })
  await accountMails.send({
    kind: 'account-changed',
    email: session.email,
    change: 'two-factor-on',
  })
  return { recoveryCodes }
}

export async function renewRecoveryCodes(context: Context) {
  if (!(await findTwoFactor(context))?.verified) throw new Refusal('two_factor_off')
  const recoveryCodes = newRecoveryCodes()
  await context.db.platform
    .update(twoFactors)
    .set({ backupCodes: await encrypt(context, JSON.stringify(recoveryCodes)) })
    .where(eq(twoFactors.userId, context.userId))
  return { recoveryCodes }
}

export async function stopTwoFactor(context: MailingContext): Promise<void> {
  const { db, userId, session, accountMails } = context
  const stopped = await inPlatform(db, async (tx) => {
    const removed = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, userId))
      .returning({ verified: twoFactors.verified })
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
    return removed.some(({ verified }) => verified)
  })
  if (stopped)
    await accountMails.send({
      kind: 'account-changed',
      email: session.email,
      change: 'two-factor-off',
    })
}

export async function stateOfTwoFactor(context: Context) {
  const row = await findTwoFactor(context)
  if (!row?.verified) return { isOn: false, recoveryCodesLeft: 0 }
  const codes = JSON.parse(await decrypt(context, row.backupCodes)) as string[]
  return { isOn: true, recoveryCodesLeft: codes.length }
}

async function findTwoFactor({ db, userId }: Context) {
  const [row] = await db.platform.select().from(twoFactors).where(eq(twoFactors.userId, userId))
  return row
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const code = generateRandomString(10, 'a-z', '0-9')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

async function encrypt({ auth }: Context, data: string): Promise<string> {
  return await symmetricEncrypt({ key: (await auth.$context).secretConfig, data })
}

async function decrypt({ auth }: Context, data: string): Promise<string> {
  return await symmetricDecrypt({ key: (await auth.$context).secretConfig, data })
}
