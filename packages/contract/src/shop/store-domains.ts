import { z } from 'zod'
import { call } from '../call/call.ts'
import { host, id, timestamp } from '../call/values.ts'
import { domainProblemCodes } from './domain-problems.ts'
import { senderProblemCodes } from './sender-problems.ts'

const domainRecord = z.object({
  type: z.enum(['TXT', 'A', 'AAAA', 'CNAME', 'ALIAS']),
  name: z.string(),
  /** The name as most DNS providers ask for it, within the registered domain: `@` or `www`. */
  host: z.string(),
  expected: z.string(),
  /** Values seen at the last check, separated by commas; null before one, or when there are none. */
  observed: z.string().nullable(),
  /** Whether the last check found what this row is for, be it by another type of record. */
  ok: z.boolean(),
  purpose: z.enum(['ownership', 'address', 'dkim', 'dmarc', 'spf']),
  /** Not needed while the other rows of its purpose are right; SPF and DMARC never are. */
  optional: z.boolean(),
})
export type DomainRecord = z.infer<typeof domainRecord>

const problem = z.object({
  message: z.string(),
  fix: z.string(),
  /** False for advice: it works, or will, in spite of it. */
  blocking: z.boolean(),
})

const domainProblem = problem.extend({ code: z.enum(domainProblemCodes) })
export type DomainProblem = z.infer<typeof domainProblem>

const senderProblem = problem.extend({ code: z.enum(senderProblemCodes) })
export type SenderProblem = z.infer<typeof senderProblem>

export const senderStates = ['off', 'waiting', 'on', 'problem'] as const

const domainSender = z.object({
  /**
   * `waiting`: until the DKIM record is found, emails come from `mailFallback`. `on`: they come from
   * `address`, signed. `problem`: they did, and come from `mailFallback` again.
   */
  status: z.enum(senderStates),
  /** What follows the @: the domain without its `www.`. */
  mailDomain: z.string(),
  /** Null while it is off. */
  address: z.string().nullable(),
  records: z.array(domainRecord),
  /** Whether a check has looked for these records. */
  checked: z.boolean(),
  /** Whether a new key waits until its record is found. */
  renewing: z.boolean(),
  /** Since when emails have come from the address, or have not any more. */
  since: timestamp.nullable(),
  problem: senderProblem.nullable(),
})
export type DomainSender = z.infer<typeof domainSender>

export const domainStates = ['pending_dns', 'verifying', 'issuing', 'live', 'problem'] as const

const storeHost = z.object({
  /** In lower case and punycode. */
  domain: z.string(),
  /** The same in Unicode, where it differs. */
  unicode: z.string().nullable(),
  /** `provided` is the free subdomain: always live, changed by update-domain, never removed. */
  kind: z.enum(['provided', 'own']),
  /**
   * `pending_dns`: records are missing or wrong. `verifying`: a check is due or running. `issuing`:
   * verified, and its certificate is awaited. `problem`: verified and still served, but wrong for 72
   * hours.
   */
  status: z.enum(domainStates),
  primary: z.boolean(),
  records: z.array(domainRecord),
  checkedAt: timestamp.nullable(),
  nextCheckAt: timestamp.nullable(),
  verifiedAt: timestamp.nullable(),
  /** When an unverified domain leaves the list by itself. */
  expiresAt: timestamp.nullable(),
  /** Since when every check of a verified domain has failed. */
  failingSince: timestamp.nullable(),
  problem: domainProblem.nullable(),
  /** Its name with or without `www.`, and whether the store has that one too. */
  counterpart: z.object({ domain: z.string(), added: z.boolean() }).nullable(),
  /** Emails from this domain; null where they cannot come from it, or come from another one. */
  sender: domainSender.nullable(),
})
export type StoreHost = z.infer<typeof storeHost>

const domainStatus = z.object({
  storeDomain: z.string(),
  /** The host that all other hosts of the store redirect to. */
  primaryDomain: z.string(),
  /** The provider's address, from which emails come while no domain of the store is their sender. */
  mailFallback: z.string(),
  /** The free subdomain first. */
  domains: z.array(storeHost),
  /** Earlier subdomains, which redirect; nobody else can take them before `reservedUntil`. */
  leftSubdomains: z.array(z.object({ domain: z.string(), reservedUntil: timestamp })),
})
export type DomainStatus = z.infer<typeof domainStatus>

/** Longer texts than a domain's 253 characters reach the service, which says what is wrong. */
const typedDomain = z.string().trim().min(1, 'Enter a domain.').max(2000, 'This is too long.')
/** The part before the @; what is wrong with it, the service says. */
const typedLocalPart = z.string().max(1000, 'This is too long.')
const ofDomain = z.strictObject({ storeId: id, domain: host })

export const storeDomainsContract = {
  updateDomain: call({
    access: 'owner',
    right: 'domains:write',
    stepUp: true,
    method: 'PUT',
    path: '/store/update-domain',
    summary:
      "Change the store's subdomain, to which the old one then redirects, or add a domain to verify",
    refusals: [
      'not_found',
      'invalid_input',
      'domain_taken',
      'too_many_domains',
      'domains_full',
      'plan_limit',
      'subdomain_taken',
      'subdomain_kept',
      'subdomain_reserved',
      'too_many_moves',
      'too_many_attempts',
    ],
  })
    .input(
      z.strictObject({
        storeId: id,
        domain: typedDomain,
        /** Also adds the name with or without `www.`. */
        withCounterpart: z.boolean().default(false),
      }),
    )
    .output(domainStatus),

  domainStatus: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/store/domain-status',
    summary: "The store's hosts, their DNS records and the state of each",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(domainStatus),

  setPrimaryDomain: call({
    access: 'owner',
    right: 'domains:write',
    stepUp: true,
    method: 'PUT',
    path: '/store/set-primary-domain',
    summary: "Choose which of the store's live hosts the others redirect to",
    refusals: ['not_found', 'domain_not_live'],
  })
    .input(ofDomain)
    .output(domainStatus),

  removeDomain: call({
    access: 'owner',
    right: 'domains:write',
    stepUp: true,
    method: 'DELETE',
    path: '/store/remove-domain',
    summary: 'Remove a domain from the store; the primary one only with its name as confirmation',
    refusals: ['not_found', 'domain_mismatch', 'domain_provided'],
  })
    .input(ofDomain.extend({ confirmDomain: z.string().max(300).optional() }))
    .output(domainStatus),

  checkDomainNow: call({
    access: 'owner',
    right: 'domains:write',
    method: 'POST',
    path: '/store/check-domain-now',
    summary: 'Check a domain now instead of at its next scheduled check',
    refusals: ['not_found', 'too_many_attempts'],
  })
    .input(ofDomain)
    .output(domainStatus),

  updateSender: call({
    access: 'owner',
    right: 'domains:write',
    method: 'PUT',
    path: '/store/update-sender',
    summary:
      'Send emails to shoppers from an address at a live domain, once its DKIM record is found; or change that address',
    refusals: [
      'not_found',
      'invalid_input',
      'sender_provided',
      'sender_not_live',
      'sender_elsewhere',
      'too_many_attempts',
    ],
  })
    .input(ofDomain.extend({ localPart: typedLocalPart }))
    .output(domainStatus),

  removeSender: call({
    access: 'owner',
    right: 'domains:write',
    method: 'DELETE',
    path: '/store/remove-sender',
    summary: "Send emails from the provider's address again, and delete the DKIM key",
    refusals: ['not_found'],
  })
    .input(ofDomain)
    .output(domainStatus),

  renewSenderKey: call({
    access: 'owner',
    right: 'domains:write',
    method: 'POST',
    path: '/store/renew-sender-key',
    summary: 'Create a new DKIM key; the old one signs until the record of the new one is found',
    refusals: ['not_found', 'too_many_attempts'],
  })
    .input(ofDomain)
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
