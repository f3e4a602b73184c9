import { isCountry } from '@vitrine/commerce/places/countries.ts'
import { isCurrency } from '@vitrine/commerce/money/money.ts'
import { canonicalTimeZone } from '@vitrine/commerce/places/time-zone.ts'
import { isInvoicePrefix } from '@vitrine/commerce/orders/invoice-name.ts'
import { orderPrefixShape } from '@vitrine/commerce/orders/order-name.ts'
import { weightUnits } from '@vitrine/commerce/catalogue/weight.ts'
import { email, imageUrl } from '@vitrine/contract/call/values.ts'
import { themeOf } from '@vitrine/contract/content/theme.ts'
import { seller } from '@vitrine/contract/shop/seller.ts'
import { maxLowStockAt } from '@vitrine/contract/shop/store.ts'
import { seoOf } from '@vitrine/contract/shop/seo-settings.ts'
import { z } from 'zod'
import { ArchiveProblem, storeFile } from './archive-format.ts'

const storeRow = z
  .object({
    name: z.string().trim().min(1).max(60),
    currency: z.string().refine(isCurrency),
    country: z.string().refine(isCountry),
    time_zone: z
      .string()
      .max(64)
      .refine((zone) => canonicalTimeZone(zone) !== undefined)
      .nullable(),
    order_prefix: z.string().regex(orderPrefixShape),
    invoice_prefix: z.string().max(60).refine(isInvoicePrefix),
    restart_invoices_yearly: z.boolean(),
    weight_unit: z.enum(weightUnits).nullable(),
    // Missing in older archives.
    low_stock_at: z.number().int().min(0).max(maxLowStockAt).optional(),
    fb_pixel_id: z.string().regex(/^(?:\d{5,20})?$/),
    logo: imageUrl.nullable(),
    email: email.nullable(),
    phone: z.string().max(40).nullable(),
    address: z.record(z.string().max(60), z.string().max(400)).nullable(),
    seller: z.union([z.strictObject({}), seller]),
    theme: z.unknown().transform(themeOf),
    seo: z
      .record(z.string(), z.unknown())
      .transform((stored) => (Object.keys(stored).length ? seoOf(stored) : {})),
    store_domain: z.string().max(253),
    created_at: z.iso.datetime({ offset: true }),
  })
  .transform((row) => ({
    name: row.name,
    currency: row.currency,
    country: row.country,
    timeZone: row.time_zone,
    orderPrefix: row.order_prefix,
    invoicePrefix: row.invoice_prefix,
    restartInvoicesYearly: row.restart_invoices_yearly,
    weightUnit: row.weight_unit,
    ...(row.low_stock_at !== undefined && { lowStockAt: row.low_stock_at }),
    fbPixelId: row.fb_pixel_id,
    logo: row.logo,
    email: row.email,
    phone: row.phone,
    address: row.address,
    seller: row.seller as Record<string, string>,
    theme: row.theme as Record<string, unknown>,
    seo: row.seo as Record<string, unknown>,
    storeDomain: row.store_domain,
    createdAt: new Date(row.created_at),
  }))

/** Of the archive's store, in the shape of a new row. */
export type StoreFacts = z.infer<typeof storeRow>

/** @throws ArchiveProblem naming the first field that is not usable */
export function readStoreFacts(bytes: Buffer): StoreFacts {
  const { data, error } = storeRow.safeParse(parse(bytes))
  if (data) return data
  throw new ArchiveProblem(
    `${storeFile} is not usable: the field ${String(error.issues[0]?.path[0] ?? '')}.`,
  )
}

export function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
