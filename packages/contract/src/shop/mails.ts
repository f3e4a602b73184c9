import { z } from 'zod'
import { call } from '../call/call.ts'
import { mailKinds } from './mail-names.ts'
import { done, id, listInput, pageOf, timestamp, updated } from '../call/values.ts'

export const mailKind = z.enum(mailKinds)

/** `dropped`: no longer needed when due, for example because a message was deleted. */
export const mailStatus = z.enum(['pending', 'sent', 'failed', 'dropped'])
export type MailStatus = z.infer<typeof mailStatus>

export const mailRow = z.object({
  id,
  kind: mailKind,
  status: mailStatus,
  /** Null before the email is rendered and after the address was deleted. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
  nextTryAt: timestamp.nullable(),
  /** A sample that the owner sent to themselves. */
  isTest: z.boolean(),
})
export type MailRow = z.infer<typeof mailRow>

export const mailAbout = z.object({
  kind: z.enum(['order', 'draft', 'checkout', 'message', 'page']),
  id,
  name: z.string(),
})

export const mail = mailRow.extend({
  /** The sent HTML without the secrets in its links; null before that and once its time is over. */
  html: z.string().nullable(),
  text: z.string().nullable(),
  about: mailAbout.nullable(),
  canSendAgain: z.boolean(),
})
export type MailDetail = z.infer<typeof mail>

const writtenMail = z.object({ subject: z.string(), html: z.string(), text: z.string() })

export const mailsContract = {
  list: call({
    access: 'owner',
    right: 'emails:read',
    method: 'GET',
    path: '/mails',
    summary: 'Emails that the store sent or is about to send, newest first',
    refusals: ['not_found'],
  })
    .input(
      listInput.extend({
        status: mailStatus.optional(),
        kind: mailKind.optional(),
      }),
    )
    .output(pageOf(mailRow)),

  get: call({
    access: 'owner',
    right: 'emails:read',
    method: 'GET',
    path: '/mails/{id}',
    summary: 'An email with its text and what it is about',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(mail),

  retry: call({
    access: 'owner',
    right: 'emails:write',
    method: 'POST',
    path: '/mails/{id}/retry',
    summary: 'Retry a failed email, with a new series of attempts',
    refusals: ['not_found', 'mail_moved_on'],
  })
    .input(z.strictObject({ id }))
    .output(mail),

  retryFailed: call({
    access: 'owner',
    right: 'emails:write',
    method: 'POST',
    path: '/mails/retry-failed',
    summary: 'Retry all failed emails, for example after the mail server was fixed',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(updated),

  sendAgain: call({
    access: 'owner',
    right: 'emails:write',
    method: 'POST',
    path: '/mails/{id}/send-again',
    summary: 'Create a sent email again from current data, and send it',
    refusals: ['not_found', 'mail_moved_on', 'email_not_confirmed', 'too_many_attempts'],
  })
    .input(z.strictObject({ id }))
    .output(mail),
}

export const mailTemplatesContract = {
  preview: call({
    access: 'owner',
    right: 'emails:read',
    method: 'GET',
    path: '/mail-templates/{kind}',
    summary: "A kind of email in the store's theme, with sample data",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ kind: mailKind, storeId: id }))
    .output(writtenMail),

  sendTest: call({
    access: 'owner',
    right: 'emails:write',
    method: 'POST',
    path: '/mail-templates/{kind}/test',
    summary: 'Send a sample email to yourself',
    successStatus: 202,
    refusals: ['not_found', 'too_many_attempts'],
  })
    .input(z.strictObject({ kind: mailKind, storeId: id }))
    .output(done),
}
