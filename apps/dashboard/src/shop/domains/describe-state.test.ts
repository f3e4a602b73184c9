import { expect, test } from 'vitest'
import { describeState, states } from './describe-state.ts'

const primaryDomain = 'tea.example'
const host = { primary: false, expiresAt: null, failingSince: null }

test.each([
  [
    'pending_dns',
    { expiresAt: '2026-12-02T12:00:00.000Z' },
    'Waiting for DNS',
    'Add the records below at your DNS provider, often where you bought the domain. If they are not found by 2 Dec 2026, it is removed.',
  ],
  ['verifying', {}, 'Verifying', 'The records are being checked. This takes a few seconds.'],
  [
    'issuing',
    {},
    'Issuing certificate',
    'The records are right. The certificate usually arrives within a minute.',
  ],
  ['live', {}, 'Live', 'Redirects shoppers to tea.example.'],
  ['live', { primary: true }, 'Live', 'Shoppers see your shop at this domain.'],
  ['problem', {}, 'Problem', 'Its checks have failed. '],
] as const)('a domain that is %s says what that means', (status, more, label, sentence) => {
  expect(states[status].label).toBe(label)
  expect(describeState({ ...host, status, ...more }, primaryDomain)).toContain(sentence)
})

test.each(['live', 'problem'] as const)(
  'a domain that is %s and fails its checks says since when',
  (status) => {
    const failing = { ...host, status, primary: true, failingSince: '2026-11-25T12:00:00.000Z' }
    expect(describeState(failing, primaryDomain)).toMatch(
      /^Its checks have failed since 25 Nov 2026/,
    )
  },
)
