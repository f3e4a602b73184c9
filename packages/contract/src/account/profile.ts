import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, email, id, timestamp } from '../call/values.ts'
import { mutableMails } from '../shop/mail-names.ts'
import { language, password } from './auth.ts'

const self = { access: 'self' } as const

const profile = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  avatar: z.string().nullable(),
  timeZone: z.string().nullable(),
  language,
  /** False for an account that signs in without one. */
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  twoFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  /** The address to change to, until both addresses have confirmed it. */
  emailChange: z
    .object({
      email: z.string(),
      isConfirmedAtOld: z.boolean(),
      isConfirmedAtNew: z.boolean(),
      expiresAt: timestamp,
    })
    .nullable(),
})
export type Profile = z.infer<typeof profile>

const session = z.object({
  id,
  /** For example `Firefox on Linux`; null if the browser sent no name. */
  device: z.string().nullable(),
  /** Class of the address that signed in; null if it is not known. */
  place: z.enum(['same-computer', 'local-network', 'internet']).nullable(),
  signedInAt: timestamp,
  lastSeenAt: timestamp,
  isCurrent: z.boolean(),
})
export type ProfileSession = z.infer<typeof session>

const mutedMails = z.array(z.enum(mutableMails)).max(mutableMails.length)
const shopNotifications = z.object({ storeId: id, storeName: z.string(), muted: mutedMails })
export type ShopNotifications = z.infer<typeof shopNotifications>

const setup = z.object({ hidden: z.boolean() })

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const given = z.string().max(128)

export const profileContract = {
  get: call({
    ...self,
    method: 'GET',
    path: '/profile',
    summary: 'The profile of the signed-in owner',
    refusals: ['not_signed_in'],
  }).output(profile),

  update: call({
    ...self,
    method: 'PUT',
    path: '/profile',
    summary: 'Change name, time zone and language',
    refusals: ['not_signed_in', 'invalid_input'],
  })
    .input(
      z.strictObject({
        name: z.string().trim().min(1, 'Enter your name.').max(80),
        timeZone: z.string().min(1).max(64).nullable(),
        language,
      }),
    )
    .output(profile),

  uploadAvatar: call({
    ...self,
    method: 'POST',
    path: '/profile/avatar',
    summary: 'Upload your profile image, as multipart/form-data',
    successStatus: 201,
    refusals: [
      'not_signed_in',
      'invalid_input',
      'file_empty',
      'not_a_picture',
      'heic_not_taken',
      'svg_not_taken',
      'picture_damaged',
      'picture_too_large',
      'animation_too_long',
      'media_full',
      'media_unavailable',
      'too_many_attempts',
    ],
  })
    .input(z.strictObject({ file: z.file() }))
    .output(profile),

  removeAvatar: call({
    ...self,
    method: 'DELETE',
    path: '/profile/avatar',
    summary: 'Remove your profile image',
    refusals: ['not_signed_in'],
  }).output(profile),

  changePassword: call({
    ...self,
    method: 'PUT',
    path: '/profile/password',
    summary:
      'Change the password, which ends all other sessions; an account without one needs a passkey given within the last 10 minutes instead of the current password',
    refusals: ['not_signed_in', 'invalid_input', 'proof_needed', 'too_many_attempts'],
  })
    .input(
      z.strictObject({
        currentPassword: given.default(''),
        password,
        revokeApiKeys: z.boolean().default(false),
      }),
    )
    .output(done),

  changeEmail: call({
    ...self,
    stepUp: true,
    method: 'PUT',
    path: '/profile/email',
    summary: 'Request a new email address, which both addresses have to confirm',
    refusals: ['not_signed_in', 'invalid_input', 'too_many_attempts'],
  })
    .input(z.strictObject({ email }))
    .output(profile),

  cancelEmailChange: call({
    ...self,
    method: 'DELETE',
    path: '/profile/email',
    summary: 'Stop changing the email address',
    refusals: ['not_signed_in'],
  }).output(profile),

  startTwoFactor: call({
    ...self,
    stepUp: true,
    method: 'POST',
    path: '/profile/two-factor',
    summary: 'Set up an authenticator app, which is on once one of its codes is confirmed',
    refusals: ['not_signed_in', 'two_factor_on'],
  }).output(z.object({ uri: z.string(), secret: z.string() })),

  confirmTwoFactor: call({
    ...self,
    stepUp: true,
    method: 'PUT',
    path: '/profile/two-factor',
    summary: 'Turn on the authenticator app; only this response has the recovery codes',
    refusals: [
      'not_signed_in',
      'invalid_input',
      'two_factor_on',
      'two_factor_off',
      'too_many_attempts',
    ],
  })
    .input(z.strictObject({ code: z.string().trim().max(40) }))
    .output(recoveryCodes),

  renewRecoveryCodes: call({
    ...self,
    stepUp: true,
    method: 'POST',
    path: '/profile/two-factor/recovery-codes',
    summary: 'Replace the recovery codes; only this response has the new ones',
    refusals: ['not_signed_in', 'two_factor_off'],
  }).output(recoveryCodes),

  stopTwoFactor: call({
    ...self,
    stepUp: true,
    method: 'DELETE',
    path: '/profile/two-factor',
    summary: 'Turn off the authenticator app',
    refusals: ['not_signed_in'],
  }).output(profile),

  prove: call({
    ...self,
    method: 'POST',
    path: '/profile/prove',
    summary: 'Prove your identity with the password, for calls that need it within 10 minutes',
    refusals: ['not_signed_in', 'invalid_input', 'too_many_attempts'],
  })
    .input(z.strictObject({ password: given }))
    .output(done),

  notifications: call({
    ...self,
    method: 'GET',
    path: '/profile/notifications',
    summary: "Which emails about each of the owner's shops are switched off",
    refusals: ['not_signed_in'],
  }).output(z.array(shopNotifications)),

  updateNotifications: call({
    ...self,
    method: 'PUT',
    path: '/profile/notifications',
    summary:
      'Switch emails about a shop off, for the signed-in owner; those about the account or a lost domain are always sent',
    refusals: ['not_signed_in', 'not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, muted: mutedMails }))
    .output(z.array(shopNotifications)),

  setup: call({
    ...self,
    method: 'GET',
    path: '/profile/setup',
    summary: "Whether the signed-in member hid a shop's setup checklist",
    refusals: ['not_signed_in', 'not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(setup),

  updateSetup: call({
    ...self,
    method: 'PUT',
    path: '/profile/setup',
    summary: "Hide a shop's setup checklist, or show it again, for the signed-in member",
    refusals: ['not_signed_in', 'not_found'],
  })
    .input(z.strictObject({ storeId: id, hidden: z.boolean() }))
    .output(setup),

  exportData: call({
    ...self,
    stepUp: true,
    method: 'GET',
    path: '/profile/export',
    summary: 'Everything about the own account, as a ZIP file of JSON files and the image',
    refusals: ['not_signed_in', 'too_many_attempts'],
  }).output(z.file()),

  deleteAccount: call({
    ...self,
    stepUp: true,
    method: 'DELETE',
    path: '/profile',
    summary:
      'Delete your account, which a sign-in within 30 days restores; refused to the only owner of a shop',
    refusals: ['not_signed_in', 'sole_owner', 'invalid_input'],
  })
    .input(z.strictObject({ confirmEmail: z.string().max(254) }))
    .output(done),

  sessions: call({
    ...self,
    method: 'GET',
    path: '/profile/sessions',
    summary: 'The sessions of the signed-in owner, the current one first',
    refusals: ['not_signed_in'],
  }).output(z.array(session)),

  revokeSessions: call({
    ...self,
    method: 'DELETE',
    path: '/profile/sessions',
    summary: 'End another session, or all others',
    refusals: ['not_signed_in', 'not_found', 'invalid_input'],
  })
    .input(z.strictObject({ sessionId: z.string().min(1).max(64).optional() }))
    .output(z.object({ ended: z.number().int() })),
}
