import { z } from 'zod'
import { call } from '../call/call.ts'
import { role } from '../call/role.ts'
import { currency, done, email, id, timestamp } from '../call/values.ts'
import { periods, planId } from '../provider/plans.ts'

export const password = z.string().min(8).max(128)

/** Decides how dates and times are written. */
export const language = z.enum(['en-GB', 'en-US'])
export type Language = z.infer<typeof language>

export const ownerName = z.string().trim().min(1).max(80)

/** What a visitor chose before signing up; links in emails carry it to any browser. */
export const signUpChoice = z.strictObject({
  plan: planId.optional(),
  period: z.enum(periods).optional(),
  currency: currency.optional(),
  /** Slug of a shop template. */
  template: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .optional(),
})
export type SignUpChoice = z.infer<typeof signUpChoice>

const signedIn = z.object({ userId: id, selectedStoreId: id.nullable() })

export const signedInOwner = signedIn.extend({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  avatar: z.string().nullable(),
  /** IANA; null follows the browser. */
  timeZone: z.string().nullable(),
  language,
  /** In the selected store; null without one. */
  role: role.nullable(),
  /** Set when an operator of the provider works as the owner. */
  visit: z.object({ operator: z.string(), reason: z.string(), endsAt: timestamp }).nullable(),
})
export type SignedInOwner = z.infer<typeof signedInOwner>

export const signedUp = signedIn.extend({
  /** False if the email address must be confirmed first. */
  signedIn: z.boolean(),
})

const open = { access: 'public', store: 'none', mainHostOnly: true } as const

export const authContract = {
  signup: call({
    ...open,
    method: 'POST',
    path: '/auth/signup',
    summary: 'Sign up as an owner',
    successStatus: 201,
    refusals: ['invalid_input'],
  })
    .input(z.strictObject({ name: ownerName, email, password, choice: signUpChoice.optional() }))
    .output(signedUp),

  login: call({
    ...open,
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    refusals: ['wrong_credentials', 'code_needed'],
  })
    .input(z.strictObject({ email: z.string().max(254), password: z.string().max(128) }))
    .output(signedIn),

  verifyCode: call({
    ...open,
    method: 'POST',
    path: '/auth/verify-code',
    summary:
      'Finish signing in with a code of the authenticator app or a recovery code, after `code_needed`',
    refusals: ['sign_in_over', 'invalid_input'],
  })
    .input(z.strictObject({ code: z.string().trim().min(1, 'Enter the code.').max(40) }))
    .output(signedIn),

  emailLink: call({
    ...open,
    method: 'POST',
    path: '/auth/email-link',
    summary:
      'Request a link that signs in, or with a name also signs up; the response is the same for every address',
    refusals: ['invalid_input'],
  })
    .input(
      z.strictObject({
        email,
        name: z.string().trim().min(1).max(80).optional(),
        choice: signUpChoice.optional(),
      }),
    )
    .output(done),

  signInByLink: call({
    ...open,
    method: 'POST',
    path: '/auth/sign-in-by-link',
    summary: 'Sign in with the token of a link, which works once for 15 minutes',
    refusals: ['token_spent', 'code_needed'],
  })
    .input(z.strictObject({ token: z.string().min(1).max(500) }))
    .output(signedIn),

  enterShop: call({
    ...open,
    method: 'POST',
    path: '/auth/enter-shop',
    summary: 'For operators of the provider: open a shop with the link of the console',
    refusals: ['token_spent'],
  })
    .input(z.strictObject({ token: z.string().min(1).max(500) }))
    .output(signedIn),

  logout: call({
    access: 'self',
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out',
  }).output(done),

  checkAuth: call({
    access: 'self',
    method: 'GET',
    path: '/auth/check-auth',
    summary: 'Who is signed in, and which store is selected',
    refusals: ['not_signed_in'],
  }).output(signedInOwner),

  forgotPassword: call({
    ...open,
    method: 'POST',
    path: '/auth/forgot-password',
    summary:
      'Request an email that resets the password; the response is the same for every address',
    refusals: ['invalid_input'],
  })
    .input(z.strictObject({ email, choice: signUpChoice.optional() }))
    .output(done),

  resetPassword: call({
    ...open,
    method: 'POST',
    path: '/auth/reset-password',
    summary:
      'Set a new password with the token of a reset email; it ends every session and, on request, revokes the API keys that the owner made',
    refusals: ['token_spent', 'invalid_input'],
  })
    .input(
      z.strictObject({
        token: z.string().min(1).max(500),
        password,
        revokeApiKeys: z.boolean().default(false),
      }),
    )
    .output(done),

  resendVerification: call({
    access: 'self',
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Resend the email that confirms the address; does nothing once it is confirmed',
    refusals: ['not_signed_in', 'too_many_attempts'],
  }).output(done),

  confirmEmailChange: call({
    ...open,
    method: 'POST',
    path: '/auth/confirm-email-change',
    summary:
      'Confirm a new address with the token of the email to the old or the new one; the second confirmation changes it',
    refusals: ['token_spent', 'email_taken'],
  })
    .input(z.strictObject({ token: z.string().min(1).max(500) }))
    .output(z.object({ email: z.string(), isChanged: z.boolean() })),

  verifyEmail: call({
    ...open,
    method: 'POST',
    path: '/auth/verify-email',
    summary: 'Confirm an address with the token of a verification email',
    refusals: ['token_spent'],
  })
    .input(z.strictObject({ token: z.string().min(1).max(500) }))
    .output(done),
}
