import { z } from 'zod'
import { call } from '../call/call.ts'
import { host, id, timestamp } from '../call/values.ts'

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

export const storeDomainsContract = {
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
}
