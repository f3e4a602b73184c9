import { z } from 'zod'
import { done, host, id, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'
import { domainStates } from '../shop/store-domains.ts'
import { actReason } from './act-reason.ts'
import { consoleCall } from './console-call.ts'

/** Beside the states: failing checks of served domains, and certificates that end in two weeks. */
export const domainFilters = [...domainStates, 'failing', 'ending'] as const

const consoleDomain = z.object({
  id: z.string(),
  storeId: id,
  shop: z.string(),
  domain: z.string(),
  /** Where it differs. */
  unicode: z.string().nullable(),
  status: z.enum(domainStates),
  isPrimary: z.boolean(),
  checkedAt: timestamp.nullable(),
  nextCheckAt: timestamp,
  failingSince: timestamp.nullable(),
  /** What the last check found wrong. */
  problem: z.object({ message: z.string(), fix: z.string(), blocking: z.boolean() }).nullable(),
  /** Null before one was seen, and where none is needed. */
  certificateEndsAt: timestamp.nullable(),
})
export type ConsoleDomain = z.infer<typeof consoleDomain>

export const consoleDomains = {
  list: consoleCall({
    method: 'GET',
    path: '/domains',
    summary: "Shops' own domains with their DNS and certificates, those that fail longest first",
  })
    .input(
      z.strictObject({
        pageNumber,
        pageSize,
        search: z.string().trim().max(200).optional(),
        filter: z.enum(domainFilters).optional(),
        storeId: id.optional(),
      }),
    )
    .output(pageOf(consoleDomain)),

  check: consoleCall({
    method: 'POST',
    path: '/shops/{storeId}/check-domain',
    summary: 'Check the DNS and the certificate of a domain again, at once',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, domain: host, reason: actReason }))
    .output(done),
}
