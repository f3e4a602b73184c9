import { z } from 'zod'
import { call } from '../call/call.ts'
import { country, id, revision } from '../call/values.ts'

const taxRate = z.strictObject({
  id: z.string().regex(/^[\w-]{1,60}$/, 'Use letters, digits, hyphens and underscores.'),
  name: z.string().trim().min(1, 'Give it a name.').max(40),
  country,
  /** Added to the country's rates, in this region only. */
  region: z.string().trim().min(1).max(80).nullable(),
  /** Per cent, with up to four decimals. */
  rate: z.number().min(0).max(100),
  categoryIds: z.array(id).max(100),
})

const settings = z.strictObject({
  pricesIncludeTax: z.boolean(),
  taxShipping: z.boolean(),
  rates: z.array(taxRate).max(300),
})
export type TaxSettingsInput = z.input<typeof settings>

const taxes = settings.extend({ revision: z.number().int() })
export type Taxes = z.infer<typeof taxes>

export const taxesContract = {
  get: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/taxes',
    summary: 'The taxes that the store adds or includes',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(taxes),

  update: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/taxes',
    summary: 'Change all of it at once; `revision` is that of the settings that were changed',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(settings.extend({ storeId: id, revision }))
    .output(taxes),
}
