import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, email, id, timestamp } from '../call/values.ts'
import { ownerName, signedUp } from './auth.ts'

const self = { access: 'self' } as const
const open = { access: 'public', store: 'none', mainHostOnly: true } as const

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

const credentialId = base64url(1400)
const publicKey = z.literal('public-key')
const name = z.string().trim().min(1, 'Enter a name.').max(60)

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
})
export type Passkey = z.infer<typeof passkey>
const list = z.array(passkey)

// Objects of WebAuthn (level 3) in its JSON form. Fields that the server does not use are dropped.

const descriptor = z.object({ id: z.string(), type: publicKey })

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof creationOptions>

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})
export type RequestOptions = z.infer<typeof requestOptions>

const credential = { id: credentialId, rawId: credentialId, type: publicKey }

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})
export type Registration = z.infer<typeof registration>

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(4000),
  }),
})
export type Assertion = z.infer<typeof assertion>

export const passkeysContract = {
  list: call({
    ...self,
    method: 'GET',
    path: '/passkeys',
    summary: 'The passkeys of the signed-in owner',
    refusals: ['not_signed_in'],
  }).output(list),

  startAdding: call({
    ...self,
    stepUp: true,
    method: 'POST',
    path: '/passkeys/start-adding',
    summary: 'Options for a new passkey; the challenge works once for 5 minutes',
    refusals: ['not_signed_in', 'too_many_passkeys', 'too_many_attempts'],
  }).output(creationOptions),

  add: call({
    ...self,
    stepUp: true,
    method: 'POST',
    path: '/passkeys',
    summary: 'Add the passkey that a browser made',
    successStatus: 201,
    refusals: [
      'not_signed_in',
      'invalid_input',
      'passkey_refused',
      'passkey_late',
      'passkey_known',
      'too_many_passkeys',
    ],
  })
    .input(z.strictObject({ name, registration }))
    .output(list),

  rename: call({
    ...self,
    method: 'PUT',
    path: '/passkeys',
    summary: 'Rename a passkey',
    refusals: ['not_signed_in', 'invalid_input', 'not_found'],
  })
    .input(z.strictObject({ id: credentialId, name }))
    .output(list),

  remove: call({
    ...self,
    stepUp: true,
    method: 'DELETE',
    path: '/passkeys',
    summary: 'Remove a passkey; the last one of an account without a password stays',
    refusals: ['not_signed_in', 'not_found', 'last_proof'],
  })
    .input(z.strictObject({ id: credentialId }))
    .output(list),

  startProof: call({
    ...self,
    method: 'POST',
    path: '/passkeys/start-proof',
    summary: 'Options to give a passkey once more; the challenge works once for 5 minutes',
    refusals: ['not_signed_in', 'too_many_attempts'],
  }).output(requestOptions),

  prove: call({
    ...self,
    method: 'POST',
    path: '/passkeys/prove',
    summary: 'Give a passkey once more, for calls that need it within 10 minutes',
    refusals: ['not_signed_in', 'invalid_input', 'passkey_refused', 'passkey_late'],
  })
    .input(z.strictObject({ assertion }))
    .output(done),

  startSignUp: call({
    ...open,
    method: 'POST',
    path: '/passkeys/start-sign-up',
    summary: 'Options for the passkey of a new account; the challenge works once for 5 minutes',
    refusals: ['invalid_input'],
  })
    .input(z.strictObject({ name: ownerName, email }))
    .output(creationOptions),

  signUp: call({
    ...open,
    method: 'POST',
    path: '/passkeys/sign-up',
    summary: 'Sign up as an owner with a passkey, without a password',
    successStatus: 201,
    refusals: ['invalid_input', 'passkey_refused', 'passkey_late', 'passkey_known'],
  })
    .input(z.strictObject({ name: ownerName, email, registration }))
    .output(signedUp),

  startSignIn: call({
    ...open,
    method: 'POST',
    path: '/passkeys/start-sign-in',
    summary: 'Options to sign in with a passkey; the challenge works once for 5 minutes',
  }).output(requestOptions),

  signIn: call({
    ...open,
    method: 'POST',
    path: '/passkeys/sign-in',
    summary: 'Sign in with a passkey, which needs no code of an authenticator app',
    refusals: ['invalid_input', 'passkey_refused', 'passkey_late'],
  })
    .input(z.strictObject({ assertion }))
    .output(z.object({ userId: id, selectedStoreId: id.nullable() })),
}
