import { expect, test } from 'vitest'
import { mergedSpf, ourSpfTerms } from './spf.ts'

const ours = ['include:spf.mail.example']

test.each([
  [[], 'v=spf1 include:spf.mail.example ~all'],
  [['v=spf1 -all'], 'v=spf1 include:spf.mail.example -all'],
  [['v=spf1 mx a:x.com ~all'], 'v=spf1 mx a:x.com include:spf.mail.example ~all'],
  [['v=spf1 +include:SPF.mail.example -all'], 'v=spf1 +include:SPF.mail.example -all'],
  [['v=spf1 mx'], 'v=spf1 mx include:spf.mail.example'],
  [['v=spf1 mx +all'], 'v=spf1 mx include:spf.mail.example ~all'],
  [['v=spf1 -all include:spf.mail.example'], 'v=spf1 include:spf.mail.example -all'],
  [['v=spf1 redirect=x.com'], 'v=spf1 include:spf.mail.example redirect=x.com'],
  [
    ['v=spf1 include:a.com -all', 'v=spf1 include:b.com include:a.com ~all'],
    'v=spf1 include:a.com include:b.com include:spf.mail.example ~all',
  ],
  [
    ['v=spf1 redirect=x.com', 'v=spf1 mx -all'],
    'v=spf1 mx include:x.com include:spf.mail.example -all',
  ],
])('%j becomes %s', (records, merged) => {
  expect(mergedSpf(records, ours)).toBe(merged)
})

test('an installation is named by its include, or else by its addresses', () => {
  const spfAddresses = ['192.0.2.7', '2001:db8::/48']
  expect(ourSpfTerms({ spfInclude: 'spf.mail.example', spfAddresses })).toEqual(ours)
  expect(ourSpfTerms({ spfInclude: undefined, spfAddresses })).toEqual([
    'ip4:192.0.2.7',
    'ip6:2001:db8::/48',
  ])
  expect(ourSpfTerms({ spfInclude: undefined, spfAddresses: [] })).toEqual([])
})
