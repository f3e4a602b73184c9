import type { MediaLibrary } from '../../../content/media/media-library.ts'
import { noteProof } from '../../../identity/note-session.ts'
import { selfCalls } from '../../../api/implement.ts'
import { requireWithinLimit } from '../../../api/require-within-limit.ts'
import { changePassword } from './change-password.ts'
import type { AccountMails } from '../account-mails.ts'
import { cancelEmailChange, requestEmailChange } from './email-change.ts'
import { forgetCookie } from '../forget-cookie.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { removeAvatar, uploadAvatar } from './avatar.ts'
import { listNotifications, muteMails } from './notifications.ts'
import { findHiddenSetup, hideSetup } from './hidden-setup.ts'
import { getProfile, updateProfile } from './profile.ts'
import { requirePassword } from './require-password.ts'
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './two-factor.ts'
import { listSessions, revokeSessions } from './sessions.ts'

const calls = selfCalls.profile
const done = { done: true } as const

export const profileRoutes = (media: MediaLibrary, accountMails: AccountMails) => ({
  get: calls.get.handler(({ context }) => getProfile(context)),
  update: calls.update.handler(({ context, input }) => updateProfile(context, input)),

  uploadAvatar: calls.uploadAvatar.handler(({ context, input }) =>
    uploadAvatar({ ...context, media }, input.file),
  ),
  removeAvatar: calls.removeAvatar.handler(({ context }) => removeAvatar({ ...context, media })),

  changePassword: calls.changePassword.handler(async ({ context, input }) => {
    await changePassword({ ...context, accountMails }, input)
    return done
  }),
  changeEmail: calls.changeEmail.handler(async ({ context, input }) => {
    await requestEmailChange({ ...context, accountMails }, input.email)
    return await getProfile(context)
  }),
  cancelEmailChange: calls.cancelEmailChange.handler(async ({ context }) => {
    await cancelEmailChange(context)
    return await getProfile(context)
  }),
  startTwoFactor: calls.startTwoFactor.handler(({ context }) => startTwoFactor(context)),
  confirmTwoFactor: calls.confirmTwoFactor.handler(({ context, input }) =>
    confirmTwoFactor({ ...context, accountMails }, input.code),
  ),
  renewRecoveryCodes: calls.renewRecoveryCodes.handler(({ context }) =>
    renewRecoveryCodes(context),
  ),
  stopTwoFactor: calls.stopTwoFactor.handler(async ({ context }) => {
    await stopTwoFactor({ ...context, accountMails })
    return await getProfile(context)
  }),
  prove: calls.prove.handler(async ({ context, input }) => {
    await requirePassword(context, { password: input.password, path: 'password' })
    await noteProof(context, context.session.token)
    return done
  }),

  notifications: calls.notifications.handler(({ context }) => listNotifications(context)),
  updateNotifications: calls.updateNotifications.handler(async ({ context, input }) => {
    await muteMails(context, input)
    return await listNotifications(context)
  }),
  setup: calls.setup.handler(({ context, input }) => findHiddenSetup(context, input.storeId)),
  updateSetup: calls.updateSetup.handler(({ context, input }) => hideSetup(context, input)),
  exportData: calls.exportData.handler(async ({ context }) => {
    await requireWithinLimit(context, 'exportData', { account: context.userId })
    return await exportData({ ...context, media })
  }),
  deleteAccount: calls.deleteAccount.handler(async ({ context, input }) => {
    await deleteAccount(context, input.confirmEmail)
    await forgetCookie(context)
    return done
  }),
  sessions: calls.sessions.handler(({ context }) => listSessions(context)),
  revokeSessions: calls.revokeSessions.handler(({ context, input }) =>
    revokeSessions(context, input.sessionId),
  ),
})
