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
  city: text(120),
  region: optionalText(120),
  postcode: optionalText(20),
  country,
  phone: optionalText(40),
})
export type Address = z.infer<typeof address>
