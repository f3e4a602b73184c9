import { pathOrWebAddress } from '@vitrine/commerce/text/path-or-web-address.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, imageUrl, price, revision } from '../call/values.ts'

const text = (max: number) => z.string().trim().max(max)
const needed = (max: number) => text(max).min(1, 'Enter a text.')
const rule = z.enum(['off', 'optional', 'required'])
const color = z
  .string()
  .max(7)
  .regex(/^#[\da-f]{6}$/i, 'Use a colour such as #1c1f23.')
  .nullable()

export const customFieldId = z
  .string()
  .regex(/^[\w-]{1,60}$/, 'Use letters, digits, hyphens and underscores.')

const customField = z.strictObject({
  id: customFieldId,
  label: needed(80),
  kind: z.enum(['text', 'select', 'checkbox', 'date']),
  required: z.boolean(),
  options: z.array(needed(80)).max(30),
})

const policy = z.strictObject({
  label: needed(60),
  href: text(500).regex(pathOrWebAddress, 'Start with / or https://.'),
})

export const maxCustomFields = 10

const settings = z.strictObject({
  name: z.enum(['full', 'last']),
  fields: z.strictObject({ company: rule, address2: rule, phone: rule, taxId: rule, note: rule }),
  customFields: z.array(customField).max(maxCustomFields),
  texts: z.strictObject({
    heading: needed(80),
    button: needed(40),
    trust: text(300),
    thanksHeading: needed(120),
    thanks: text(1000),
    marketing: needed(160),
  }),
  policies: z.array(policy).max(6),
  termsRequired: z.boolean(),
  /** Offer of the newsletter: none, or a box that starts unticked or ticked. */
  marketing: z.enum(['off', 'unticked', 'ticked']),
  /** The smallest accepted subtotal, in major units. */
  minimumOrder: price.nullable(),
  logo: z.union([imageUrl, z.literal('')]),
  colors: z.strictObject({ page: color, text: color, accent: color }),
})
export type CheckoutSettingsInput = z.infer<typeof settings>

export const checkoutForm = settings

/** What shoppers are asked and told; with links to the published policies. */
export const shownCheckout = settings.extend({
  policies: z.array(
    z.object({
      label: z.string(),
      href: z.string(),
      /** The version of a published policy; null for other links. */
      versionId: id.nullable(),
      /** False for what only informs, such as an imprint. */
      isAgreedTo: z.boolean(),
    }),
  ),
})

const edited = z.object({
  draft: settings,
  published: settings,
  revision: z.number().int(),
  hasChanges: z.boolean(),
  publishedAt: z.string().nullable(),
})
export type CheckoutSettings = z.infer<typeof edited>

export const checkoutSettingsContract = {
  get: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/checkout-settings',
    summary: 'Fields and texts of the checkout: the draft, and what shoppers see',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(edited),

  saveDraft: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/checkout-settings',
    summary: 'Save a draft; `revision` is that of the draft that was changed',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(settings.extend({ storeId: id, revision }))
    .output(edited),

  publish: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'POST',
    path: '/checkout-settings/publish',
    summary: 'Show shoppers the draft of this revision',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(z.strictObject({ storeId: id, revision }))
    .output(edited),
}
