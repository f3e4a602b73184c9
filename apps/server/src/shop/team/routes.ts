import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { openCalls, ownerCalls, selfCalls } from '../../api/implement.ts'
import type { AccountMails } from '../account/account-mails.ts'
import {
  acceptInvitation,
  declineInvitation,
  findInvitation,
  listOwnInvitations,
  signUpByInvitation,
} from './answer-invitation.ts'
import { inviteMember, resendInvitation, revokeInvitation } from './invite.ts'
import { changeRole, leaveTeam, removeMember } from './members.ts'
import { readTeam } from './read-team.ts'
import { acceptTransfer, cancelTransfer, declineTransfer, offerTransfer } from './transfer.ts'

const calls = ownerCalls.team
const done = { done: true } as const

type Owner = RequestContext & OwnerContext

async function teamAfter(context: Owner, work: Promise<void>, role = context.role) {
  await work
  return await readTeam({ ...context, role })
}

export const teamRoutes = {
  list: calls.list.handler(({ context }) => readTeam(context)),
  invite: calls.invite.handler(({ context, input }) =>
    teamAfter(context, inviteMember(context, input)),
  ),
  resendInvitation: calls.resendInvitation.handler(({ context, input }) =>
    teamAfter(context, resendInvitation(context, input.id)),
  ),
  revokeInvitation: calls.revokeInvitation.handler(({ context, input }) =>
    teamAfter(context, revokeInvitation(context, input.id)),
  ),
  changeRole: calls.changeRole.handler(({ context, input }) =>
    teamAfter(context, changeRole(context, input)),
  ),
  remove: calls.remove.handler(({ context, input }) =>
    teamAfter(context, removeMember(context, input)),
  ),
  leave: calls.leave.handler(async ({ context }) => {
    await leaveTeam(context)
    return done
  }),
  offerTransfer: calls.offerTransfer.handler(({ context, input }) =>
    teamAfter(context, offerTransfer(context, input.userId)),
  ),
  cancelTransfer: calls.cancelTransfer.handler(({ context }) =>
    teamAfter(context, cancelTransfer(context)),
  ),
  acceptTransfer: calls.acceptTransfer.handler(({ context }) =>
    teamAfter(context, acceptTransfer(context), 'owner'),
  ),
  declineTransfer: calls.declineTransfer.handler(({ context }) =>
    teamAfter(context, declineTransfer(context)),
  ),
}

export const invitationsRoutes = (accountMails: AccountMails) => ({
  find: openCalls.invitations.find.handler(({ context, input }) =>
    findInvitation(context, input.token),
  ),
  signUp: openCalls.invitations.signUp.handler(({ context, input }) =>
    signUpByInvitation({ ...context, accountMails }, input),
  ),
  mine: selfCalls.invitations.mine.handler(({ context }) => listOwnInvitations(context)),
  accept: selfCalls.invitations.accept.handler(({ context, input }) =>
    acceptInvitation(context, input),
  ),
  decline: selfCalls.invitations.decline.handler(async ({ context, input }) => {
    await declineInvitation(context, input)
    return done
  }),
})
