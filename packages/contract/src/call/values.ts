import { pathOrWebAddress } from '@vitrine/commerce/text/path-or-web-address.ts'
import { isSlug } from '@vitrine/commerce/text/slug.ts'
import { z } from 'zod'

/** Shared shapes. Lengths are checked before patterns. */
export const id = z.uuid()

export const slug = z
  .string()
  .min(1, 'Enter an address.')
  .max(80)
  .refine((text) => text === '' || isSlug(text), 'Use small letters, digits and single hyphens.')

export const email = z.string().max(254).pipe(z.email())

export const host = z.string().min(1).max(253)

/** ISO 4217, for example `EUR`; the service checks that it exists. */
export const currency = z.string().regex(/^[A-Z]{3}$/)

export const country = z.string().regex(/^[A-Z]{2}$/)

/** Major units of the store's currency. More decimals than the currency has are refused. */
export const price = z.number().min(0).max(1_000_000_000)

export const imageUrl = z
  .string()
  .max(2000)
  .regex(pathOrWebAddress, 'Use a path that begins with / or an http(s) address.')

export const timestamp = z.string()

/** ISO 8601 with an offset, within the years that PostgreSQL and JavaScript share. */
export const moment = z.iso.datetime({ offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}, 'Use a date between the years 1 and 9999.')

export const pageNumber = z.coerce.number<number>().int().min(0).max(1_000_000).default(0)
export const pageSize = z.coerce.number<number>().int().min(1).max(100).default(20)

export const listInput = z.strictObject({
  storeId: id,
  pageNumber,
  pageSize,
  search: z.string().trim().max(200).optional(),
})

export const flag = z.union([z.boolean(), z.stringbool()])

/** `pageNumber` is zero-based. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    content: z.array(item),
    pageNumber: z.number().int(),
    pageSize: z.number().int(),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
  })
}

export interface PageOf<Item> {
  content: Item[]
  pageNumber: number
  pageSize: number
  totalElements: number
  totalPages: number
}

export const bulkIds = z.array(id).min(1).max(500)
export const done = z.object({ done: z.literal(true) })
export const updated = z.object({ updated: z.number().int() })

/** Largest value of PostgreSQL's integer. */
export const lastRevision = 2_147_483_647
/** Optimistic lock: the state that a change is based on. */
export const revision = z.number().int().min(0).max(lastRevision)
