import { z } from 'zod'
import { call } from '../call/call.ts'
import { orderToken, quote, quoteInput } from './quote.ts'
import { done, email, id, listInput, pageOf, revision, timestamp } from '../call/values.ts'

export const reminderBasis = z.enum(['opt_in', 'soft_opt_in'])
const { lines, country } = quoteInput.shape
const name = z.string().trim().max(80).default('')

const remembered = z.strictObject({
  storeId: id,
  token: orderToken,
  email,
  firstName: name,
  lastName: name,
  country,
  locale: z
    .string()
    .max(35)
    .regex(/^[A-Za-z\d-]+$/)
    .optional(),
  lines,
  /** Legal basis of the reminder. Nothing is stored if the store now requires another one. */
  basis: reminderBasis,
})
export type RememberInput = z.input<typeof remembered>

const restored = z.object({
  /** Continues the same checkout; null once it is over. */
  token: z.string().nullable(),
  lines: quote.shape.lines,
})
export type RestoredCheckout = z.infer<typeof restored>

export const reminderContract = {
  remember: call({
    access: 'public',
    store: 'storeId',
    storeHostOnly: true,
    method: 'POST',
    path: '/checkout/remember',
    summary:
      'Store a checkout to remind its shopper of it. The response is the same if it is not stored',
    successStatus: 202,
    refusals: ['not_found', 'invalid_input'],
  })
    .input(remembered)
    .output(done),

  forget: call({
    access: 'public',
    store: 'storeId',
    storeHostOnly: true,
    method: 'POST',
    path: '/checkout/forget',
    summary: 'Delete it: its shopper does not want to be reminded',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, token: orderToken }))
    .output(done),

  restore: call({
    access: 'public',
    store: 'host',
    storeHostOnly: true,
    method: 'POST',
    path: '/checkout/restore',
    summary: "The cart of a reminder's link, as its products are sold now",
    refusals: ['not_found', 'token_spent'],
  })
    .input(z.strictObject({ token: z.string().min(1).max(200) }))
    .output(restored),

  stopReminders: call({
    access: 'public',
    store: 'host',
    storeHostOnly: true,
    whileClosed: true,
    method: 'POST',
    path: '/checkout/stop-reminders',
    summary: "Opt out of this store's reminders with a reminder's link; repeating it is harmless",
    refusals: ['not_found', 'token_spent'],
  })
    .input(z.strictObject({ token: z.string().min(1).max(200) }))
    .output(done),
}

const settings = z.strictObject({
  enabled: z.boolean(),
  basis: reminderBasis,
  /** Hours after the shopper left. */
  delay: z.union([z.literal(1), z.literal(10), z.literal(24)]),
})
export type ReminderSettingsInput = z.infer<typeof settings>

const savedSettings = settings.extend({
  revision: z.number().int(),
  /** The checkout's newsletter setting; `opt_in` requires `unticked`. */
  marketing: z.enum(['off', 'unticked', 'ticked']),
})
export type ReminderSettings = z.infer<typeof savedSettings>

/**
 * `no_basis`: stored on another basis than the store now requires. `ended`: not reminded, for
 * example because the shopper ordered since.
 */
export const abandonedState = z.enum([
  'waiting',
  'no_basis',
  'reminded',
  'recovered',
  'unsubscribed',
  'ended',
])
export type AbandonedState = z.infer<typeof abandonedState>

const row = z.object({
  id,
  email: z.string(),
  name: z.string(),
  items: z.number().int(),
  value: z.number(),
  currency: z.string(),
  state: abandonedState,
  leftAt: timestamp,
  remindAt: timestamp.nullable(),
  remindedAt: timestamp.nullable(),
  order: z.object({ id, orderNumber: z.number().int(), orderName: z.string() }).nullable(),
})
export type AbandonedRow = z.infer<typeof row>

const detail = row.extend({
  country: z.string().nullable(),
  locale: z.string().nullable(),
  consent: z.object({ basis: reminderBasis, words: z.string(), at: timestamp }),
  lines: quote.shape.lines,
  valueNow: z.number(),
  /** Brings back the cart; null if there is nothing left to restore. */
  restoreLink: z.string().nullable(),
  keptUntil: timestamp,
})
export type AbandonedCheckout = z.infer<typeof detail>

export const abandonedCheckoutsContract = {
  settings: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/abandoned-checkouts/settings',
    summary: 'Settings of reminders for shoppers who leave the checkout',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(savedSettings),

  saveSettings: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/abandoned-checkouts/settings',
    summary: 'Change all of it at once; `revision` is that of the settings that were changed',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(settings.extend({ storeId: id, revision }))
    .output(savedSettings),

  list: call({
    access: 'owner',
    scope: 'customers:read',
    method: 'GET',
    path: '/abandoned-checkouts',
    summary:
      'Checkouts that were left for ten minutes or more, latest first; stored for 90 days at most',
    refusals: ['not_found'],
  })
    .input(listInput.extend({ state: abandonedState.optional() }))
    .output(pageOf(row)),

  get: call({
    access: 'owner',
    scope: 'customers:read',
    method: 'GET',
    path: '/abandoned-checkouts/{id}',
    summary: 'An abandoned checkout, with current prices and the link that restores it',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(detail),

  delete: call({
    access: 'owner',
    scope: 'customers:write',
    method: 'DELETE',
    path: '/abandoned-checkouts/{id}',
    summary: 'Delete an abandoned checkout with all data',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
