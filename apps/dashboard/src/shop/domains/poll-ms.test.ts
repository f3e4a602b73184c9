import type { DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { expect, test } from 'vitest'
import { pollMs } from './poll-ms.ts'

const statusOf = (...all: StoreHost['status'][]): DomainStatus => ({
  storeDomain: 'tea.localhost',
  primaryDomain: 'tea.localhost',
  domains: all.map((status, index) => ({
    domain: `tea-${index}.example`,
    unicode: null,
    kind: 'own',
    status,
    primary: false,
    records: [],
    checkedAt: null,
    nextCheckAt: null,
    verifiedAt: null,
    expiresAt: null,
    failingSince: null,
    problem: null,
    counterpart: null,
  })),
  leftSubdomains: [],
})

test('the list is loaded again while a domain is on its way to being live', () => {
  expect(pollMs(undefined)).toBe(false)
  expect(pollMs(statusOf('live', 'problem'))).toBe(false)
  expect(pollMs(statusOf('live', 'pending_dns'))).toBe(5000)
  expect(pollMs(statusOf('pending_dns', 'verifying'))).toBe(2000)
  expect(pollMs(statusOf('issuing'))).toBe(2000)
})
