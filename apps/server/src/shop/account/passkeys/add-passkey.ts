import type { CreationOptions, Registration } from '@vitrine/contract/account/passkeys.ts'
import { passkeys } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { requireWithinLimit } from '../../../api/require-within-limit.ts'
import { mainOrigin } from '../../../platform/origins.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AccountMails } from '../account-mails.ts'
import { challengeLastsMs, createChallenge, spendChallenge } from './challenges.ts'

type Context = RequestContext & SelfContext

const maxPasskeys = 20
/** Ed25519, P-256 and RSA, by their COSE numbers. */
const algorithms = [-8, -7, -257]

const purposeOf = ({ session }: Context) => ({ kind: 'add' as const, subject: session.token })

export async function startAdding(context: Context): Promise<CreationOptions> {
  const { config, userId, session } = context
  await requireWithinLimit(context, 'ownPasskey', { account: userId })
  const existing = await requireRoom(context)
  return {
    challenge: await createChallenge(context, purposeOf(context)),
    rp: { id: config.mainHost, name: config.provider.name },
    user: {
      id: Buffer.from(userId).toString('base64url'),
      name: session.email,
      displayName: session.name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLastsMs,
    excludeCredentials: existing.map(({ id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

export async function addPasskey(
  context: Context & { accountMails: AccountMails },
  { name, registration }: { name: string; registration: Registration },
): Promise<void> {
  const { db, userId, now, session, accountMails } = context
  const { clientDataJSON, transports } = registration.response
  const challenge = await spendChallenge(context, purposeOf(context), clientDataJSON)
  const { id, publicKey, counter } = await checkRegistration(context, registration, challenge)
  await requireRoom(context)
  const added = await db.platform
    .insert(passkeys)
    .values({
      id,
      userId,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (!added.length) throw new Refusal('passkey_known')
  await accountMails.send({
    kind: 'account-changed',
    email: session.email,
    change: 'passkey-added',
    detail: name,
  })
}

async function checkRegistration(
  { config, log }: Context,
  registration: Registration,
  expectedChallenge: string,
) {
  // Imported on demand: its certificates take memory, and most processes never need them.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: mainOrigin(config),
      expectedRPID: config.mainHost,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo) return registrationInfo.credential
  } catch (error) {
    log.info('A new passkey was refused.', { reason: String(error) })
  }
  throw new Refusal('passkey_refused')
}

async function requireRoom({ db, userId }: Context): Promise<{ id: string }[]> {
  const existing = await db.platform
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  if (existing.length >= maxPasskeys) throw new Refusal('too_many_passkeys')
  return existing
}
