import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { provider } from '../provider/provider.ts'
import type {
  Assertion,
  CreationOptions,
  Registration,
  RequestOptions,
} from '@vitrine/contract/account/passkeys.ts'
import { showFailure } from '../toast.ts'

/** False without https, except on this computer. */
export const canUsePasskeys = browserSupportsWebAuthn

/** @returns undefined if there is none; a toast says why, unless its owner closed the dialog */
export async function makePasskey(options: CreationOptions): Promise<Registration | undefined> {
  const made = await unlessClosed(startRegistration({ optionsJSON: options }))
  if (!made) return undefined
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** @returns undefined if there is none; a toast says why, unless its owner closed the dialog */
export async function askForPasskey(options: RequestOptions): Promise<Assertion | undefined> {
  const used = await unlessClosed(startAuthentication({ optionsJSON: options }))
  if (!used) return undefined
  const { id, rawId, type, response } = used
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
}

async function unlessClosed<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    const cause = error instanceof WebAuthnError ? error.cause : error
    if (cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name))
      return undefined
    showFailure(sentenceOf(error))
    return undefined
  }
}

function sentenceOf(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : undefined
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device already has a passkey for your account.'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return `Passkeys do not work at this address. Open ${provider.name} at its main address.`
  return 'Your device did not use the passkey. Try again, or choose another device.'
}
