import { z } from 'zod'

const line = (longest: number) => z.string().trim().max(longest).default('')

/** The seller as invoices must state it. Empty fields are left out. */
export const seller = z.strictObject({
  legalName: line(120),
  address1: line(120),
  address2: line(120),
  postcode: line(20),
  city: line(80),
  region: line(80),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/, 'Choose a country.')
    .default(''),
  taxId: line(40),
  registration: line(120),
})
export type Seller = z.infer<typeof seller>

export const noSeller: Seller = seller.parse({})

export function sellerOf(stored: unknown): Seller {
  return seller.safeParse(stored).data ?? noSeller
}
