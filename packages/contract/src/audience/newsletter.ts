import { z } from 'zod'
import { call } from '../call/call.ts'
import { trap } from './email.ts'
import { done, email, id, listInput, pageOf, timestamp } from '../call/values.ts'

const byToken = z.strictObject({ token: z.string().min(20).max(100) })
export type NewsletterStep = 'confirm' | 'unsubscribe'

export const newsletterContract = {
  subscribe: call({
    access: 'public',
    store: 'storeId',
    storeHostOnly: true,
    method: 'POST',
    path: '/newsletter/subscribe',
    summary:
      'Subscribe to the newsletter; an email asks to confirm. The response is the same for every address',
    successStatus: 202,
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ email, storeId: id, extra: trap }))
    .output(done),

  confirm: call({
    access: 'public',
    store: 'host',
    storeHostOnly: true,
    whileClosed: true,
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Confirm an address with the link of its email',
    refusals: ['not_found', 'token_spent'],
  })
    .input(byToken)
    .output(done),

  unsubscribe: call({
    access: 'public',
    store: 'host',
    storeHostOnly: true,
    whileClosed: true,
    method: 'POST',
    path: '/newsletter/unsubscribe',
    summary: 'Unsubscribe with the link of an email; repeating it is harmless',
    refusals: ['not_found', 'token_spent'],
  })
    .input(byToken)
    .output(done),
}

export const subscriberStatus = z.enum(['pending', 'confirmed', 'unsubscribed'])
export type SubscriberStatus = z.infer<typeof subscriberStatus>

export const subscriber = z.object({
  id,
  email: z.string(),
  status: subscriberStatus,
  createdAt: timestamp,
  confirmedAt: timestamp.nullable(),
  unsubscribedAt: timestamp.nullable(),
})
export type Subscriber = z.infer<typeof subscriber>

export const subscribersContract = {
  list: call({
    access: 'owner',
    scope: 'customers:read',
    method: 'GET',
    path: '/subscribers',
    summary: "The store's newsletter subscribers, newest first",
    refusals: ['not_found'],
  })
    .input(listInput.extend({ status: subscriberStatus.optional() }))
    .output(pageOf(subscriber)),

  export: call({
    access: 'owner',
    scope: 'customers:read',
    method: 'GET',
    path: '/subscribers/export',
    summary: 'All of them as CSV, safe to open in a spreadsheet',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, status: subscriberStatus.optional() }))
    .output(z.object({ csv: z.string() })),

  delete: call({
    access: 'owner',
    scope: 'customers:write',
    method: 'DELETE',
    path: '/subscribers/{id}',
    summary: 'Delete a subscriber with all data',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
