import { z } from 'zod'
import { password } from './auth.ts'
import { call } from '../call/call.ts'
import { role } from '../call/role.ts'
import { done, email, id, timestamp } from '../call/values.ts'

/** Ownership is transferred, never given by an invitation. */
const givenRole = role.exclude(['owner'])
export type GivenRole = z.infer<typeof givenRole>

const member = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role,
  joinedAt: timestamp,
  /** In this store, to five minutes; null if never since roles exist. */
  lastSeenAt: timestamp.nullable(),
})
export type TeamMember = z.infer<typeof member>

const invitation = z.object({
  id,
  email: z.string(),
  role: givenRole,
  /** Null once that account is gone. */
  invitedBy: z.string().nullable(),
  sentAt: timestamp,
  expiresAt: timestamp,
  isExpired: z.boolean(),
})
export type TeamInvitation = z.infer<typeof invitation>

const team = z.object({
  members: z.array(member),
  /** Neither used nor revoked; empty without the right to invite. */
  invitations: z.array(invitation),
  transfer: z.object({ fromUserId: id, toUserId: id, expiresAt: timestamp }).nullable(),
})
export type Team = z.infer<typeof team>

export const teamContract = {
  list: call({
    access: 'owner',
    right: 'team:read',
    method: 'GET',
    path: '/team',
    summary: 'The people of the store with their roles, open invitations and an offer to transfer',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(team),

  invite: call({
    access: 'owner',
    right: 'team:write',
    stepUp: true,
    method: 'POST',
    path: '/team/invitations',
    summary: 'Invite an address by email; the link works once, for 7 days, for this address only',
    successStatus: 201,
    refusals: [
      'not_found',
      'invalid_input',
      'already_member',
      'already_invited',
      'team_full',
      'plan_limit',
      'email_not_confirmed',
      'too_many_attempts',
    ],
  })
    .input(z.strictObject({ storeId: id, email, role: givenRole }))
    .output(team),

  resendInvitation: call({
    access: 'owner',
    right: 'team:write',
    method: 'POST',
    path: '/team/invitations/{id}/resend',
    summary: 'Send an invitation again with a new link for 7 days; the former link ends',
    refusals: ['not_found', 'email_not_confirmed', 'too_many_attempts'],
  })
    .input(z.strictObject({ id }))
    .output(team),

  revokeInvitation: call({
    access: 'owner',
    right: 'team:write',
    method: 'DELETE',
    path: '/team/invitations/{id}',
    summary: 'Revoke an invitation; its link ends at once',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(team),

  changeRole: call({
    access: 'owner',
    right: 'team:write',
    stepUp: true,
    method: 'PUT',
    path: '/team/members/{userId}',
    summary: 'Give somebody another role, which counts from their next request on',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ userId: id, role: givenRole }))
    .output(team),

  remove: call({
    access: 'owner',
    right: 'team:write',
    stepUp: true,
    method: 'DELETE',
    path: '/team/members/{userId}',
    summary:
      'Remove somebody, whose access ends at once; the API keys that they made are revoked, except those to keep, which become the own ones',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ userId: id, keepKeys: z.array(id).max(50).default([]) }))
    .output(team),

  leave: call({
    access: 'owner',
    right: 'shop:read',
    method: 'POST',
    whileSuspended: true,
    path: '/team/leave',
    summary: 'Leave the team; the API keys that the caller made stop until others take them over',
    refusals: ['not_found', 'last_owner'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(done),

  offerTransfer: call({
    access: 'owner',
    right: 'ownership:write',
    stepUp: true,
    method: 'POST',
    path: '/team/transfer',
    summary: 'Offer the store to a member, who has 7 days to accept; until then nothing changes',
    refusals: ['not_found', 'email_not_confirmed', 'too_many_attempts'],
  })
    .input(z.strictObject({ storeId: id, userId: id }))
    .output(team),

  cancelTransfer: call({
    access: 'owner',
    right: 'ownership:write',
    method: 'DELETE',
    path: '/team/transfer',
    summary: 'Withdraw the offer to transfer the store',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(team),

  acceptTransfer: call({
    access: 'owner',
    right: 'shop:read',
    stepUp: true,
    method: 'POST',
    path: '/team/transfer/accept',
    summary: 'Accept the store and become its owner; the former owner becomes an admin',
    refusals: ['not_found', 'transfer_over', 'plan_limit'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(team),

  declineTransfer: call({
    access: 'owner',
    right: 'shop:read',
    method: 'POST',
    path: '/team/transfer/decline',
    summary: 'Decline the offer of the store',
    refusals: ['not_found', 'transfer_over'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(team),
}

const shownInvitation = z.object({
  storeName: z.string(),
  role: givenRole,
  invitedBy: z.string().nullable(),
  expiresAt: timestamp,
})

const token = z.string().min(1).max(200)

/** By the token of the email; or by the id, for the account whose confirmed address it names. */
const which = z.union([z.strictObject({ token }), z.strictObject({ id })])

const over = [
  'token_spent',
  'invitation_used',
  'invitation_revoked',
  'invitation_expired',
  'gone',
] as const

const open = { access: 'public', store: 'none', mainHostOnly: true } as const

export const invitationsContract = {
  find: call({
    ...open,
    method: 'POST',
    path: '/invitations/find',
    summary: 'The invitation of an email’s token',
    refusals: over,
  })
    .input(z.strictObject({ token }))
    .output(shownInvitation.extend({ email: z.string(), hasAccount: z.boolean() })),

  signUp: call({
    ...open,
    method: 'POST',
    path: '/invitations/sign-up',
    summary:
      'Sign up with the invited address, which the invitation confirms, and join the team at once',
    successStatus: 201,
    refusals: [
      ...over,
      'invalid_input',
      'wrong_credentials',
      'code_needed',
      'team_full',
      'plan_limit',
    ],
  })
    .input(
      z.strictObject({
        token,
        name: z.string().trim().min(1, 'Enter your name.').max(80),
        password,
      }),
    )
    .output(z.object({ userId: id, selectedStoreId: id })),

  mine: call({
    access: 'self',
    method: 'GET',
    path: '/invitations',
    summary: 'Open invitations to the confirmed address of the signed-in account',
    refusals: ['not_signed_in'],
  }).output(z.array(shownInvitation.extend({ id }))),

  accept: call({
    access: 'self',
    method: 'POST',
    path: '/invitations/accept',
    summary: 'Join the team and select the store; a token also confirms the account’s address',
    refusals: [
      'not_signed_in',
      'not_found',
      ...over,
      'invitation_elsewhere',
      'team_full',
      'plan_limit',
    ],
  })
    .input(which)
    .output(z.object({ selectedStoreId: id })),

  decline: call({
    access: 'self',
    method: 'POST',
    path: '/invitations/decline',
    summary: 'Decline an invitation; its link ends',
    refusals: ['not_signed_in', 'not_found', ...over, 'invitation_elsewhere'],
  })
    .input(which)
    .output(done),
}
