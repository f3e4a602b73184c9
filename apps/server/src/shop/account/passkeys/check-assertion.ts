import type { Assertion } from '@vitrine/contract/account/passkeys.ts'
import { passkeys } from '@vitrine/db/schema/accounts.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { RequestContext } from '../../../api/context.ts'
import { mainOrigin } from '../../../platform/origins.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Purpose, spendChallenge } from './challenges.ts'

type StoredPasskey = typeof passkeys.$inferSelect

/**
 * Checks challenge, host, signature, counter and that the device verified its user.
 * @returns the account's id
 */
export async function checkAssertion(
  context: RequestContext,
  purpose: Purpose,
  assertion: Assertion,
): Promise<string> {
  const { clientDataJSON } = assertion.response
  const challenge = await spendChallenge(context, purpose, clientDataJSON)
  const passkey = await findPasskey(context, assertion.id)
  const counter = await verify(context, { assertion, passkey, challenge })
  await noteUse(context, passkey, counter)
  return passkey.userId
}

async function findPasskey({ db }: RequestContext, id: string): Promise<StoredPasskey> {
  const [passkey] = await db.platform.select().from(passkeys).where(eq(passkeys.id, id))
  if (!passkey) throw new Refusal('passkey_refused')
  return passkey
}

interface Checked {
  assertion: Assertion
  passkey: StoredPasskey
  challenge: string
}

async function verify(
  { config, log }: RequestContext,
  { assertion, passkey, challenge }: Checked,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: mainOrigin(config),
      expectedRPID: config.mainHost,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    if (verified) return authenticationInfo.newCounter
  } catch (error) {
    log.info('A passkey was refused.', { reason: String(error) })
  }
  throw new Refusal('passkey_refused')
}

/** A copied passkey repeats a count: only one of two answers with the same count is accepted. */
async function noteUse({ db, now }: RequestContext, { id }: StoredPasskey, counter: number) {
  const noted = await db.platform
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), counter === 0 ? undefined : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (!noted.length) throw new Refusal('passkey_refused')
}
