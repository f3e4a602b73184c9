import { orderPrefixRule, orderPrefixShape } from '@vitrine/commerce/orders/order-name.ts'
import { invoicePrefixRule, isInvoicePrefix } from '@vitrine/commerce/orders/invoice-name.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { templateSlug } from './template-slug.ts'
import { seller } from './seller.ts'
import { maxLowStockAt, store, storeInfo, storeOfMember, weightUnit } from './store.ts'
import { country, currency, email, host, id, imageUrl } from '../call/values.ts'

const subdomain = z
  .string()
  .min(2)
  .max(63)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')

const storeName = z.string().trim().min(2).max(60)

/** IANA, for example `Europe/Berlin`; that there is such a one is checked by the service. */
const timeZone = z.string().max(64)

const orderPrefix = z.string().regex(orderPrefixShape, orderPrefixRule)

const invoicePrefix = z.string().max(60).refine(isInvoicePrefix, invoicePrefixRule)

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
      'plan_limit',
      'template_unknown',
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
        /** The slug of a template of the gallery; without one the pages are plain. */
        template: templateSlug.optional(),
        /** Adds the template's products, which can be deleted at one go. */
        demoProducts: z.boolean().default(false),
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
    summary: 'The stores that the signed-in person owns or works in, with the role in each',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ userId: id }))
    .output(z.array(storeOfMember)),

  findCurrentStore: call({
    access: 'owner',
    scope: 'settings:read',
    right: 'shop:read',
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
      "Change the store's name, currency, country, time zone, prefixes of orders and invoices, unit of weight, low stock and contact",
    refusals: ['not_found', 'invalid_input', 'currency_locked'],
  })
    .input(
      z.strictObject({
        storeId: id,
        name: storeName.optional(),
        currency: currency.optional(),
        country: country.optional(),
        timeZone: timeZone.nullable().optional(),
        /** For orders from now on; those that are there keep theirs. */
        orderPrefix: orderPrefix.optional(),
        /** For invoices from now on; `{year}` becomes the year of each. */
        invoicePrefix: invoicePrefix.optional(),
        /** Needs `{year}` in the prefix. */
        restartInvoicesYearly: z.boolean().optional(),
        /** Null follows the country again. */
        weightUnit: weightUnit.nullable().optional(),
        /** At this stock or below it an item is low; at 0, only when it is sold out. */
        lowStockAt: z.number().int().min(0).max(maxLowStockAt).optional(),
        email: email.nullable().optional(),
        phone: z.string().max(40).nullable().optional(),
        logo: imageUrl.nullable().optional(),
        seller: seller.optional(),
      }),
    )
    .output(store),

  getStoreInfo: call({
    access: 'public',
    store: 'domain',
    method: 'GET',
    path: '/store/get-store-info',
    summary: 'The data that a storefront needs of its store',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ domain: host }))
    .output(storeInfo),
}
