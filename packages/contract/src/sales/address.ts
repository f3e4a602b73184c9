import { z } from 'zod'
import { country } from '../call/values.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
export const optionalText = (max: number) => z.string().trim().max(max).optional()

export const address = z.strictObject({
  firstName: z.string().trim().max(80).default(''),
  lastName: text(80),
  company: optionalText(120),
  address1: text(200),
  address2: optionalText(200),
  /** Empty in countries without cities, for example Singapore. */
  city: z.string().trim().max(120).default(''),
  region: optionalText(120),
  postcode: optionalText(20),
  country,
  phone: optionalText(40),
})
export type Address = z.infer<typeof address>

const part = { label: z.string(), isRequired: z.boolean() }

export const addressFormat = z.object({
  country,
  /** Null in countries without postcodes; an empty pattern accepts any. */
  postcode: z.object({ ...part, pattern: z.string(), example: z.string() }).nullable(),
  city: z.object(part),
  region: z
    .object({ ...part, choices: z.array(z.object({ code: z.string(), name: z.string() })) })
    .nullable(),
})
