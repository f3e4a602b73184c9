import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, email, id, listInput, pageOf, timestamp } from '../call/values.ts'

/** Rejects line breaks, which could inject email headers. */
const oneLine = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Please write this in one line.')
    .trim()
    .min(1)

/**
 * Honeypot: invisible to people. A submission that fills it gets a success response and is
 * discarded.
 */
export const trap = z.string().max(200).optional()

/** A message to a store or to the provider. */
export const messageFields = z.strictObject({
  name: oneLine(100),
  customerEmail: email,
  subject: oneLine(200),
  message: z.string().trim().min(1).max(10_000),
  extra: trap,
})

const contactMessageInput = messageFields.extend({ storeId: id })
export type ContactMessageInput = z.input<typeof contactMessageInput>

const maxFields = 100

const formInput = z.strictObject({
  storeId: id,
  /** Of the section. */
  formId: z.string().min(1).max(100),
  /** Of the page that it is on. */
  path: z.string().max(500),
  /** By the ids of fields; several where several can be chosen. */
  values: z
    .record(z.string().max(100), z.array(z.string().max(10_000)).max(50))
    .refine((values) => Object.keys(values).length <= maxFields, {
      message: `A form has at most ${maxFields} fields.`,
    }),
  extra: trap,
})
export type FormInput = z.infer<typeof formInput>

export const emailContract = {
  sendContactEmail: call({
    access: 'public',
    store: 'storeId',
    storeHostOnly: true,
    method: 'POST',
    path: '/email/send-contact-email',
    summary: "Send a message to the store's owner",
    successStatus: 202,
    refusals: ['not_found', 'invalid_input'],
  })
    .input(contactMessageInput)
    .output(done),

  sendForm: call({
    access: 'public',
    store: 'storeId',
    storeHostOnly: true,
    method: 'POST',
    path: '/email/send-form',
    summary: "Send what was filled in on a form of a published page to the store's owner",
    successStatus: 202,
    refusals: ['not_found', 'invalid_input'],
  })
    .input(formInput)
    .output(done),
}

export const contactMessageRow = z.object({
  id,
  createdAt: timestamp,
  name: z.string(),
  customerEmail: z.string(),
  subject: z.string(),
  excerpt: z.string(),
  isRead: z.boolean(),
})
export type ContactMessageRow = z.infer<typeof contactMessageRow>

export const contactMessage = contactMessageRow
  .omit({ excerpt: true })
  .extend({ message: z.string() })
export type ContactMessage = z.infer<typeof contactMessage>

export const messagesContract = {
  list: call({
    access: 'owner',
    scope: 'customers:read',
    method: 'GET',
    path: '/messages',
    summary: 'Messages of shoppers to the store, newest first',
    refusals: ['not_found'],
  })
    .input(listInput.extend({ state: z.enum(['read', 'unread']).optional() }))
    .output(pageOf(contactMessageRow)),

  get: call({
    access: 'owner',
    scope: 'customers:read',
    method: 'GET',
    path: '/messages/{id}',
    summary: 'A message with its full text',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(contactMessage),

  update: call({
    access: 'owner',
    scope: 'customers:write',
    method: 'PUT',
    path: '/messages/{id}',
    summary: 'Mark a message as read or as unread',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ id, isRead: z.boolean() }))
    .output(contactMessage),

  delete: call({
    access: 'owner',
    scope: 'customers:write',
    method: 'DELETE',
    path: '/messages/{id}',
    summary: 'Delete a message permanently',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
