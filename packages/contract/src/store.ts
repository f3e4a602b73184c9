import { orderPrefixRule, orderPrefixShape } from '@vitrine/commerce/order-name.ts'
import { weightUnits } from '@vitrine/commerce/weight.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { seller } from './seller.ts'
import { theme } from './theme.ts'
import { country, currency, done, email, host, id, imageUrl, timestamp } from './values.ts'

export const storeStatus = z.enum(['draft', 'live', 'suspended'])

const weightUnit = z.enum(weightUnits)

export const store = z.object({
  storeId: id,
  name: z.string(),
  /** Host without a port, for example `tea.localhost`. */
  storeDomain: z.string(),
  currency,
  country: z.string(),
  /** IANA, for example `Europe/Berlin`; the country's by default. */
  timeZone: z.string(),
  /** Prefix of new order numbers, for example `EU-`; may be empty. */
  orderPrefix: z.string(),
  /** For display in the dashboard; the API always uses grams. */
  weightUnit,
  /** `draft` is closed to the public: not opened yet, or paused. */
  status: storeStatus,
  /** First opening to the public; null if never opened. */
  openedAt: timestamp.nullable(),
  hasPassword: z.boolean(),
  fbPixelId: z.string(),
  logo: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  seller,
  theme,
  createdAt: timestamp,
})
export type Store = z.infer<typeof store>

export const storeInfo = store.pick({
  storeId: true,
  name: true,
  currency: true,
  fbPixelId: true,
  storeDomain: true,
  theme: true,
})
export type StoreInfo = z.infer<typeof storeInfo>

const subdomain = z
  .string()
  .min(2)
  .max(63)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')

const storeName = z.string().trim().min(2).max(60)

/** IANA, for example `Europe/Berlin`; the service checks that it exists. */
const timeZone = z.string().max(64)

const orderPrefix = z.string().regex(orderPrefixShape, orderPrefixRule)

/** A page of the store with its query, never on another host. */
const shopPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])/, 'Use a path that begins with one slash.')

const deletedStore = z.object({
  storeId: id,
  name: z.string(),
  storeDomain: z.string(),
  deletedAt: timestamp,
  restorableUntil: timestamp,
})
export type DeletedStore = z.infer<typeof deletedStore>

const pixel = z.object({ storeId: id, fbPixelId: z.string() })

const pixelId = z
  .string()
  .regex(/^(?:\d{5,20})?$/, 'A pixel id has 5 to 20 digits and nothing else.')

const domainStatus = z.object({
  storeDomain: z.string(),
  domains: z.array(
    z.object({
      domain: z.string(),
      status: z.enum(['pending', 'verified', 'problem']),
      primary: z.boolean(),
      records: z.array(
        z.object({
          type: z.string(),
          name: z.string(),
          expected: z.string(),
          observed: z.string().nullable(),
        }),
      ),
      checkedAt: timestamp.nullable(),
      problem: z.string().nullable(),
    }),
  ),
})

export const storeContract = {
  createStore: call({
    access: 'self',
    method: 'POST',
    path: '/store/create-store',
    summary: 'Create a store with its first pages, closed to the public, and select it',
    successStatus: 201,
    refusals: [
      'invalid_input',
      'subdomain_taken',
      'subdomain_kept',
      'subdomain_reserved',
      'too_many_stores',
      'too_many_attempts',
    ],
  })
    .input(
      z.strictObject({
        name: storeName,
        subdomain: subdomain.optional(),
        currency: currency.optional(),
        country: country.optional(),
        timeZone: timeZone.optional(),
      }),
    )
    .output(store),

  selectStore: call({
    access: 'self',
    method: 'POST',
    path: '/store/select-store',
    summary: 'Select the store that the dashboard works on',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.object({ selectedStoreId: id })),

  findStores: call({
    access: 'self',
    method: 'GET',
    path: '/store/find-stores',
    summary: "The signed-in owner's stores",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ userId: id }))
    .output(z.array(store)),

  findCurrentStore: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/store/find-current-store',
    summary: 'The selected store',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(store),

  updateStoreGeneralDetails: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/store/update-store-general-details',
    summary:
      "Change the store's name, currency, country, time zone, order prefix, unit of weight and contact",
    refusals: ['not_found', 'invalid_input', 'currency_locked'],
  })
    .input(
      z.strictObject({
        storeId: id,
        name: storeName.optional(),
        currency: currency.optional(),
        country: country.optional(),
        timeZone: timeZone.nullable().optional(),
        orderPrefix: orderPrefix.optional(),
        weightUnit: weightUnit.nullable().optional(),
        email: email.nullable().optional(),
        phone: z.string().max(40).nullable().optional(),
        logo: imageUrl.nullable().optional(),
        seller: seller.optional(),
      }),
    )
    .output(store),

  updateDomain: call({
    access: 'owner',
    method: 'PUT',
    path: '/store/update-domain',
    summary:
      "Change the store's subdomain, which its old one then leads to, or claim a domain that is still to be verified",
    refusals: [
      'not_found',
      'invalid_input',
      'domain_taken',
      'too_many_domains',
      'subdomain_taken',
      'subdomain_kept',
      'subdomain_reserved',
      'too_many_moves',
    ],
  })
    .input(z.strictObject({ storeId: id, domain: host }))
    .output(domainStatus),

  domainStatus: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/store/domain-status',
    summary: "The store's hosts and the state of each",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(domainStatus),

  domainExists: call({
    access: 'public',
    store: 'none',
    method: 'GET',
    path: '/store/domain-exists',
    summary: 'Whether a host is taken by a store',
  })
    .input(z.strictObject({ storeDomain: host }))
    .output(z.object({ exists: z.boolean() })),

  checkStatus: call({
    access: 'public',
    store: 'none',
    method: 'POST',
    path: '/store/check-status',
    summary: 'Whether a store is live',
    refusals: ['not_found'],
  })
    .input(z.union([z.strictObject({ domain: host }), z.strictObject({ storeId: id })]))
    .output(z.object({ status: storeStatus })),

  updateFbPixel: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/store/update-fb-pixel',
    summary: "Set or clear the store's ad pixel id",
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, fbPixelId: pixelId }))
    .output(pixel),

  getFbPixel: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/store/get-fb-pixel',
    summary: "The store's ad pixel id",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(pixel),

  deleteStore: call({
    access: 'owner',
    method: 'DELETE',
    path: '/store/delete-store',
    summary: 'Delete the store; it can be recovered for 30 days',
    refusals: ['not_found', 'name_mismatch'],
  })
    .input(z.strictObject({ storeId: id, confirmName: z.string().max(200) }))
    .output(done),

  openStore: call({
    access: 'owner',
    method: 'POST',
    path: '/store/open-store',
    summary: 'Open the store to the public',
    refusals: ['not_found', 'not_allowed'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(store),

  closeStore: call({
    access: 'owner',
    method: 'POST',
    path: '/store/close-store',
    summary: 'Close the store to the public; links to it that were shared show it no more',
    refusals: ['not_found', 'not_allowed'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(store),

  updatePassword: call({
    access: 'owner',
    method: 'PUT',
    path: '/store/update-password',
    summary: 'Ask visitors of the store for a password; null asks for none',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, password: z.string().trim().min(4).max(100).nullable() }))
    .output(store),

  createViewLink: call({
    access: 'self',
    method: 'POST',
    path: '/store/view-link',
    summary: 'A link that shows the store while it is closed to the public, for seven days',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, path: shopPath.default('/') }))
    .output(z.object({ url: z.string(), expiresAt: timestamp })),

  findDeletedStores: call({
    access: 'self',
    method: 'GET',
    path: '/store/find-deleted-stores',
    summary: "The signed-in owner's stores that were deleted in the last 30 days",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ userId: id }))
    .output(z.array(deletedStore)),

  restoreStore: call({
    access: 'self',
    method: 'POST',
    path: '/store/restore-store',
    summary: 'Bring a deleted store back as it was; for 30 days after its deletion',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(store),

  getStoreInfo: call({
    access: 'public',
    store: 'domain',
    method: 'GET',
    path: '/store/get-store-info',
    summary: 'What a storefront needs to know of its store',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ domain: host }))
    .output(storeInfo),
}
