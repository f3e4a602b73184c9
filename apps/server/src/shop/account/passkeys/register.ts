import type { CreationOptions, Registration } from '@vitrine/contract/account/passkeys.ts'
import { passkeys } from '@vitrine/db/schema/accounts.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { RequestContext } from '../../../api/context.ts'
import { mainOrigin } from '../../../platform/origins.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { challengeLastsMs, createChallenge, type Purpose, spendChallenge } from './challenges.ts'

/** Ed25519, P-256 and RSA, by their COSE numbers. */
const algorithms = [-8, -7, -257]

interface Registering {
  purpose: Purpose
  user: { id: string; email: string; name: string }
  existing: readonly { id: string }[]
}

export async function creationOptions(
  context: RequestContext,
  { purpose, user, existing }: Registering,
): Promise<CreationOptions> {
  const { config } = context
  return {
    challenge: await createChallenge(context, purpose),
    rp: { id: config.mainHost, name: config.provider.name },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: user.email,
      displayName: user.name,
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

/** Checks challenge, host and that the device verified its user. */
export async function checkRegistration(
  context: RequestContext,
  purpose: Purpose,
  registration: Registration,
) {
  const { config, log } = context
  const { clientDataJSON } = registration.response
  const expectedChallenge = await spendChallenge(context, purpose, clientDataJSON)
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

interface NewPasskey {
  userId: string
  name: string
  transports: string[]
  credential: Awaited<ReturnType<typeof checkRegistration>>
  createdAt: Date
}

/** @throws Refusal 409 if it is somebody's already */
export async function insertPasskey(
  platform: Pick<PlatformTransaction, 'insert'>,
  { credential: { id, publicKey, counter }, ...passkey }: NewPasskey,
): Promise<void> {
  const added = await platform
    .insert(passkeys)
    .values({ ...passkey, id, publicKey: Buffer.from(publicKey).toString('base64url'), counter })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (!added.length) throw new Refusal('passkey_known')
}
