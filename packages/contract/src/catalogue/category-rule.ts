import { z } from 'zod'
import { stock, tag } from './product.ts'
import { price } from '../call/values.ts'

const bound = z.enum(['atLeast', 'atMost'])
const choice = z.enum(['is', 'isNot'])
const text = z.string().trim().min(1).max(60)

const ruleCondition = z.discriminatedUnion('field', [
  /** The price paid: the discount price if above 0, else the price. */
  z.strictObject({ field: z.literal('price'), is: bound, value: price }),
  z.strictObject({ field: z.literal('stock'), is: z.enum(['in', 'out']) }),
  /** Counted stock, summed over variations. */
  z.strictObject({ field: z.literal('pieces'), is: bound, value: stock }),
  /** Case-insensitive. */
  z.strictObject({ field: z.literal('tag'), is: choice, value: tag }),
  /** `name` is the attribute group's. */
  z.strictObject({ field: z.literal('attribute'), is: choice, name: text, value: text }),
  /** Days begin at midnight UTC; `after` includes the day. */
  z.strictObject({
    field: z.literal('created'),
    is: z.enum(['after', 'before']),
    value: z.iso
      .date()
      .refine((day) => day >= '1970' && day < '2200', 'Choose a day between 1970 and 2199.'),
  }),
])
export type RuleCondition = z.infer<typeof ruleCondition>

/** The products of an automatic category, updated whenever a product changes. */
export const categoryRule = z.strictObject({
  match: z.enum(['all', 'any']),
  conditions: z.array(ruleCondition).min(1, 'Add at least one condition.').max(20),
})
export type CategoryRule = z.infer<typeof categoryRule>

export const maxRules = 100
