import { retentionChoices } from '@vitrine/commerce/settings/retention.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { email, id, revision } from '../call/values.ts'

const person = z.strictObject({ storeId: id, email })

/** How much the store has of the person, by kind. */
const found = z.object({
  orders: z.number().int(),
  drafts: z.number().int(),
  checkouts: z.number().int(),
  messages: z.number().int(),
  subscriptions: z.number().int(),
  emails: z.number().int(),
  /** Names of orders that have to be finished before the person can be erased. */
  openOrders: z.array(z.string()),
})
export type PersonalData = z.infer<typeof found>

/** Days, or years of orders; null is for good. */
const retention = z.strictObject({
  abandonedCheckouts: z.literal(retentionChoices.abandonedCheckouts),
  messages: z.literal(retentionChoices.messages),
  drafts: z.literal(retentionChoices.drafts),
  newsletter: z.literal(retentionChoices.newsletter),
  emailCopies: z.literal(retentionChoices.emailCopies),
  orders: z.literal(retentionChoices.orders),
})

const savedRetention = retention.extend({ revision: z.number().int() })
export type SavedRetention = z.infer<typeof savedRetention>

/** For admins: sales staff cannot take data along or away. */
const right = 'settings:write'

export const personalDataContract = {
  find: call({
    access: 'owner',
    right,
    method: 'GET',
    path: '/personal-data',
    summary: 'What the store has of the person with an email address',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(person)
    .output(found),

  export: call({
    access: 'owner',
    right,
    stepUp: true,
    method: 'POST',
    path: '/personal-data/export',
    summary: 'All that the store has of a person, as a JSON file',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(person)
    .output(z.file()),

  erase: call({
    access: 'owner',
    right,
    stepUp: true,
    method: 'POST',
    path: '/personal-data/erase',
    summary: 'Erase a person; orders keep what tax law demands',
    refusals: ['not_found', 'invalid_input', 'orders_unfinished'],
  })
    .input(person)
    .output(found),

  retention: call({
    access: 'owner',
    right: 'settings:read',
    method: 'GET',
    path: '/personal-data/retention',
    summary: 'For how long the store stores personal data that no law demands',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(savedRetention),

  saveRetention: call({
    access: 'owner',
    right,
    stepUp: true,
    method: 'PUT',
    path: '/personal-data/retention',
    summary: 'Change all of it at once; what is older goes in the following night',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(retention.extend({ storeId: id, revision }))
    .output(savedRetention),
}
