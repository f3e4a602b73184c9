import { expect, test } from 'vitest'
import { describeSender } from './describe-sender.ts'

const sender = {
  address: 'hello@tea.example',
  mailDomain: 'tea.example',
  renewing: false,
  since: '2026-11-25T12:00:00.000Z',
}

test.each([
  ['off', {}, 'Emails to shoppers come from no-reply@shops.example.'],
  ['waiting', {}, 'Until it is found, emails come from no-reply@shops.example.'],
  ['on', {}, 'Emails to shoppers come from hello@tea.example, signed with DKIM.'],
  ['on', { renewing: true }, 'once it is found, the new key signs'],
  ['problem', {}, 'Emails come from no-reply@shops.example again since 25 Nov 2026'],
] as const)('a sender that is %s says where emails come from', (status, more, sentence) => {
  expect(describeSender({ ...sender, status, ...more }, 'no-reply@shops.example')).toContain(
    sentence,
  )
})
