import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { readDomain, unicodeOf } from './read-domain.ts'
import { counterpartOf, proofNames, withinZone } from './zone-names.ts'

const provider = { mainHost: 'vitrine.example', storesHost: 'shops.vitrine.example' }

test.each([
  ['shop.tea.com', 'shop.tea.com'],
  ['  TEA.com. ', 'tea.com'],
  ['téa.com', 'xn--ta-bja.com'],
  ['お茶.jp', 'xn--t8jy01w.jp'],
  ['xn--pypal-4ve.com', 'xn--pypal-4ve.com'],
  ['tea.co.uk', 'tea.co.uk'],
  ['blue', 'blue.shops.vitrine.example'],
  ['blue.shops.vitrine.example', 'blue.shops.vitrine.example'],
])('%s is %s', (typed, domain) => {
  expect(readDomain(typed, provider)).toBe(domain)
})

const ownHosts = [
  'vitrine.example',
  'www.vitrine.example',
  'shops.vitrine.example',
  'mail.vitrine.example',
]
const long = `${'a.'.repeat(126)}example`

test.each([
  [
    'https://tea.com/shop',
    'Enter only the domain, without https:// or anything after it: tea.com.',
  ],
  ['HTTP://Tea.com', 'Enter only the domain, without https:// or anything after it: tea.com.'],
  ['tea.com/shop?x=1', 'Enter only the domain, without a path: tea.com.'],
  ['tea.com:8080', 'Enter the domain without a port: tea.com.'],
  [
    '192.0.2.7',
    'This is an IP address. Enter the domain that shoppers will type, such as shop.example.com.',
  ],
  [
    '[2001:db8::7]',
    'This is an IP address. Enter the domain that shoppers will type, such as shop.example.com.',
  ],
  ['0x7f.1', 'A domain does not end with a number. Enter one such as shop.example.com.'],
  ['mei@tea.com', 'This is an email address. Enter a domain, such as shop.example.com.'],
  ['*.tea.com', 'A wildcard cannot be added. Add each name by itself, such as shop.example.com.'],
  ['tea shop.com', 'A domain has no spaces.'],
  ['tea..com', 'A part of the domain is missing beside a dot.'],
  ['tea.com..', 'A part of the domain is missing beside a dot.'],
  ['.tea.com', 'A part of the domain is missing beside a dot.'],
  [`${long}.com`, 'A domain has at most 253 characters, and this one has 263.'],
  [`${'a'.repeat(64)}.com`, 'Each part of a domain has at most 63 characters between its dots.'],
  ['-tea.com', 'No part of a domain begins or ends with a hyphen.'],
  [
    'tea_shop.com',
    'A domain consists of letters, digits, hyphens and dots, such as shop.example.com.',
  ],
  [
    '🍵.com',
    'Domains with emoji do not work everywhere (this one is really xn--sj8h.com). Choose one with letters, digits and hyphens.',
  ],
  [
    'pаypal.com',
    'This domain has letters that look like those of another script: it is really xn--pypal-4ve.com. Check the spelling, or enter it in that form.',
  ],
  [
    'аррӏе.com',
    'This domain has letters that look like those of another script: it is really xn--80ak6aa92e.com. Check the spelling, or enter it in that form.',
  ],
  ['localhost', 'localhost is a name for local networks, which shoppers cannot reach.'],
  ['tea.local', 'tea.local is a name for local networks, which shoppers cannot reach.'],
  [
    'co.uk',
    'co.uk is an ending that many domains share. Enter the whole domain, such as shop.co.uk.',
  ],
  [
    'github.io',
    'github.io is an ending that many domains share. Enter the whole domain, such as shop.github.io.',
  ],
])('%s is refused: %s', (typed, message) => {
  expect(faultOf(typed)).toBe(message)
})

test.each(ownHosts)('%s is the provider’s own', (own) => {
  expect(faultOf(own)).toBe(`${own} is an address of this service itself, so no shop can have it.`)
})

test('the parents of the provider’s hosts are its own too', () => {
  expect(
    faultOf('shops.vitrine.example', {
      mainHost: 'a.b.com',
      storesHost: 'c.shops.vitrine.example',
    }),
  ).toBe('shops.vitrine.example is an address of this service itself, so no shop can have it.')
})

test('100,000 characters are refused at once', () => {
  const started = performance.now()
  for (const typed of ['a'.repeat(1e5), '.'.repeat(1e5), 'a.'.repeat(5e4), 'é'.repeat(1e5)])
    expect(faultOf(typed)).toBeTruthy()
  expect(performance.now() - started).toBeLessThan(1000)
})

test('a domain is shown in Unicode only where it cannot be taken for another', () => {
  expect(unicodeOf('xn--ta-bja.com')).toBe('téa.com')
  expect(unicodeOf('xn--pypal-4ve.com')).toBeNull()
  expect(unicodeOf('tea.com')).toBeNull()
})

test.each([
  ['tea.co.uk', 'www.tea.co.uk', '@', ['_vitrine.tea.co.uk']],
  ['www.tea.com', 'tea.com', 'www', ['_vitrine.tea.com', '_vitrine.www.tea.com']],
  ['shop.tea.com', undefined, 'shop', ['_vitrine.shop.tea.com']],
])('%s has the counterpart %s, and is in its zone as %s', (domain, counterpart, host, proofs) => {
  expect(counterpartOf(domain)).toBe(counterpart)
  expect(withinZone(domain, domain)).toBe(host)
  expect(proofNames(domain)).toEqual(proofs)
})

function faultOf(typed: string, at = provider): string | undefined {
  try {
    readDomain(typed, at)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.data.issues?.[0]?.message
    throw error
  }
}
