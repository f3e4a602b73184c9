import { weightUnits } from '@vitrine/commerce/catalogue/weight.ts'
import { z } from 'zod'
import { seller } from './seller.ts'
import { suspension } from './suspension.ts'
import { templateKind } from '../content/page.ts'
import { theme } from '../content/theme.ts'
import { publishedPolicy } from './policies.ts'
import { seoTemplates } from './seo-settings.ts'
import { role } from '../call/role.ts'
import { currency, id, timestamp } from '../call/values.ts'

/** The indexes of low stock end here. */
export const maxLowStockAt = 10_000

export const storeStatus = z.enum(['draft', 'live', 'suspended'])

export const weightUnit = z.enum(weightUnits)

export const store = z.object({
  storeId: id,
  name: z.string(),
  /** A host without a port, for example `tea.localhost`. */
  storeDomain: z.string(),
  /** The host that shoppers see: `storeDomain`, or the primary one of the owner's domains. */
  primaryDomain: z.string(),
  currency,
  country: z.string(),
  /** IANA, for example `Europe/Berlin`; the country's unless the owner chose another one. */
  timeZone: z.string(),
  /** Comes before the number of a new order, for example `EU-`; may be empty. */
  orderPrefix: z.string(),
  /** The prefix of a new invoice number, for example `RE-{year}-`; may be empty. */
  invoicePrefix: z.string(),
  /** Whether invoice numbers start again at 1 with each year of the store's time zone. */
  restartInvoicesYearly: z.boolean(),
  /** In which the dashboard shows weights and takes them; the API's are in grams in any case. */
  weightUnit,
  /** At this stock or below it an item is low, unless its product has a limit of its own. */
  lowStockAt: z.number().int(),
  /** `draft` is closed to the public: not opened yet, or paused. */
  status: storeStatus,
  /** Null unless the provider suspended it. */
  suspension: suspension.nullable(),
  /** When it was first open to everyone; null for a store that never was. */
  openedAt: timestamp.nullable(),
  /** Whether visitors are asked for a password. */
  hasPassword: z.boolean(),
  fbPixelId: z.string(),
  logo: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** What invoices say of who sells. */
  seller,
  theme,
  /** Texts for search engines, of what has none of its own. */
  seo: seoTemplates,
  /** Those that are published, at `/policies/{kind}`. */
  policies: z.array(publishedPolicy),
  createdAt: timestamp,
})
export type Store = z.infer<typeof store>

export const storeOfMember = store.extend({
  role,
  /** When any member last used its dashboard; null for one that nobody used yet. */
  lastActiveAt: timestamp.nullable(),
})
export type StoreOfMember = z.infer<typeof storeOfMember>

export const storeInfo = store
  .pick({
    storeId: true,
    name: true,
    currency: true,
    fbPixelId: true,
    storeDomain: true,
    timeZone: true,
    theme: true,
    seo: true,
    policies: true,
  })
  .extend({
    /** Kinds of pages for which a template is published; absent without any. */
    templates: z.array(templateKind).optional(),
  })

export type StoreInfo = z.infer<typeof storeInfo>
