import { z } from 'zod'
import { call } from '../call/call.ts'
import { bulkIds, done, id, listInput, pageOf, timestamp, updated } from '../call/values.ts'

const status = z.union([z.literal(301), z.literal(302)])

const values = {
  /** The old address: a path of the shop. */
  from: z.string().max(2000),
  /** Where it leads: a path of the shop, with its query if any. */
  to: z.string().max(2000),
  /** 301 for good, 302 for a while. */
  status: status.default(301),
}

export const maxRedirects = 25_000

const redirect = z.object({
  id,
  from: z.string(),
  to: z.string(),
  status,
  hits: z.number().int(),
  lastHitAt: timestamp.nullable(),
  createdAt: timestamp,
})
export type Redirect = z.infer<typeof redirect>

/** The result of a file: rows with a problem are left out, all others are saved. */
const redirectImport = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** The first thousand. */
  problems: z.array(
    z.object({
      /** As spreadsheets count. */
      row: z.number().int(),
      from: z.string(),
      to: z.string(),
      message: z.string(),
    }),
  ),
  problemCount: z.number().int(),
})
export type RedirectImport = z.infer<typeof redirectImport>

const missingAddress = z.object({
  path: z.string(),
  /** In the last 30 days. */
  hits: z.number().int(),
  lastAt: timestamp,
})
export type MissingAddress = z.infer<typeof missingAddress>

export const redirectsContract = {
  listRedirects: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/seo/redirects',
    summary: "The store's redirects, the newest first",
    refusals: ['not_found'],
  })
    .input(listInput)
    .output(pageOf(redirect)),

  addRedirect: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'POST',
    path: '/seo/redirects',
    summary: 'Redirect an address that has no page. Loops and chains are refused',
    successStatus: 201,
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, ...values }))
    .output(redirect),

  updateRedirect: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/seo/redirects/{id}',
    summary: 'Change a redirect',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ id, ...values }))
    .output(redirect),

  deleteRedirects: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'DELETE',
    path: '/seo/redirects',
    summary: 'Delete several redirects, all or none',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ ids: bulkIds }))
    .output(updated),

  exportRedirects: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/seo/redirects/export',
    summary: 'All redirects as CSV',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.object({ csv: z.string() })),

  importRedirects: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'POST',
    path: '/seo/redirects/import',
    summary:
      'Add or change redirects with a file of the columns From, To and Type; rows with a problem are reported and left out',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, csv: z.string().min(1, 'This file is empty.') }))
    .output(redirectImport),

  listMissing: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/seo/missing',
    summary: 'Addresses without a page that were visited in the last 30 days, most visited first',
    refusals: ['not_found'],
  })
    .input(listInput)
    .output(pageOf(missingAddress)),

  forgetMissing: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'DELETE',
    path: '/seo/missing',
    summary: 'Remove an address from that list',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, path: z.string().min(1).max(300) }))
    .output(done),
}
