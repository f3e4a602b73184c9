import type { DomainSender, DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { expect, test } from 'vitest'
import { pollMs } from './poll-ms.ts'

const statusOf = (...all: StoreHost['status'][]): DomainStatus => ({
  storeDomain: 'tea.localhost',
  primaryDomain: 'tea.localhost',
  mailFallback: 'no-reply@localhost',
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
    sender: null,
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

test('the list is loaded again while a record for emails is awaited', () => {
  const live = statusOf('live')
  const sender = {
    status: 'on' as const,
    mailDomain: 'tea.example',
    address: 'hello@tea.example',
    records: [],
    checked: true,
    renewing: false,
    since: null,
    problem: null,
  }
  const withSender = (values: Partial<DomainSender>) => ({
    ...live,
    domains: [{ ...live.domains[0]!, sender: { ...sender, ...values } }],
  })
  expect(pollMs(withSender({}))).toBe(false)
  expect(pollMs(withSender({ status: 'waiting' }))).toBe(5000)
  expect(pollMs(withSender({ status: 'problem' }))).toBe(5000)
  expect(pollMs(withSender({ renewing: true }))).toBe(5000)
})
