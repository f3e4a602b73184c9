import { z } from 'zod'
import { country } from './values.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
export const optionalText = (max: number) => z.string().trim().max(max).optional()

export const address = z.strictObject({
  /** Empty where the checkout asks for the last name only. */
  firstName: z.string().trim().max(80).default(''),
  lastName: text(80),
  company: optionalText(120),
  address1: text(200),
  address2: optionalText(200),
  /** Empty where addresses have none, for example in Singapore. */
  city: z.string().trim().max(120).default(''),
  region: optionalText(120),
  postcode: optionalText(20),
  country,
  phone: optionalText(40),
})
export type Address = z.infer<typeof address>

const part = { label: z.string(), isRequired: z.boolean() }

/** How addresses are written in a country, for a form that asks for one. */
export const addressFormat = z.object({
  country,
  /** Null where there are none; an empty pattern takes any. */
  postcode: z.object({ ...part, pattern: z.string(), example: z.string() }).nullable(),
  city: z.object(part),
  /** Null where nobody has one; without choices it is typed freely. */
  region: z
    .object({ ...part, choices: z.array(z.object({ code: z.string(), name: z.string() })) })
    .nullable(),
})
