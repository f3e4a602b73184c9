import type { FieldNames } from '../../platform/ui/apply-refusal.ts'

/** What the server refuses about a name goes to the field in which it was typed. */
export const domainRefusals: FieldNames = {
  ofCode: {
    domain_taken: 'domain',
    too_many_domains: 'domain',
    domains_full: 'domain',
    subdomain_taken: 'domain',
    subdomain_kept: 'domain',
    subdomain_reserved: 'domain',
    too_many_moves: 'domain',
    too_many_attempts: 'domain',
  },
}
