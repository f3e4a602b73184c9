import { openCalls, selfCalls } from '../../api/implement.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import type { AccountMails } from './account-mails.ts'
import { confirmEmailChange } from './profile/email-change.ts'
import { checkAuth, resendVerification, resetPassword, verifyEmail } from './service.ts'
import { endSession, signIn } from './sign-in.ts'
import { enterShop } from './enter-shop.ts'
import { forgetCookie } from './forget-cookie.ts'
import { verifyCode } from './verify-code.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signUp } from './sign-up.ts'

const done = { done: true } as const

export const authRoutes = (accountMails: AccountMails) => ({
  signup: openCalls.auth.signup.handler(({ input, context }) =>
    signUp({ ...context, accountMails }, input),
  ),
  login: openCalls.auth.login.handler(async ({ input, context }) => ({
    userId: await signIn(context, input),
    selectedStoreId: null,
  })),
  verifyCode: openCalls.auth.verifyCode.handler(async ({ input, context }) => ({
    userId: await verifyCode(context, input.code),
    selectedStoreId: null,
  })),
  // The job looks the account up, so that the response reveals nothing.
  emailLink: openCalls.auth.emailLink.handler(async ({ input, context }) => {
    const email = input.email.toLowerCase()
    await requireWithinLimit(context, 'forgotPassword', { mailbox: email })
    await accountMails.send({
      kind: 'sign-in-link',
      email,
      ...(input.name && { name: input.name }),
      ...(input.choice && { choice: input.choice }),
    })
    return done
  }),
  signInByLink: openCalls.auth.signInByLink.handler(async ({ input, context }) => ({
    userId: await signInByLink(context, input.token),
    selectedStoreId: null,
  })),
  enterShop: openCalls.auth.enterShop.handler(({ input, context }) =>
    enterShop(context, input.token),
  ),
  logout: selfCalls.auth.logout.handler(async ({ context }) => {
    await endSession(context, context.session.token)
    await forgetCookie(context)
    return done
  }),
  checkAuth: selfCalls.auth.checkAuth.handler(({ context }) => checkAuth(context, context.session)),
  // The job looks the account up, so that the response reveals nothing.
  forgotPassword: openCalls.auth.forgotPassword.handler(async ({ input, context }) => {
    const email = input.email.toLowerCase()
    await requireWithinLimit(context, 'forgotPassword', { mailbox: email })
    const { choice } = input
    await accountMails.send({ kind: 'reset-password', email, ...(choice && { choice }) })
    return done
  }),
  resetPassword: openCalls.auth.resetPassword.handler(async ({ input, context }) => {
    await resetPassword(context, input)
    return done
  }),
  resendVerification: selfCalls.auth.resendVerification.handler(async ({ context }) => {
    await resendVerification({ ...context, accountMails }, context.session)
    return done
  }),
  confirmEmailChange: openCalls.auth.confirmEmailChange.handler(({ input, context }) =>
    confirmEmailChange(context, input.token),
  ),
  verifyEmail: openCalls.auth.verifyEmail.handler(async ({ input, context }) => {
    await verifyEmail(context, input.token)
    return done
  }),
})
