import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { readLocalPart } from './read-local-part.ts'

test.each([
  ['hello', 'hello'],
  ['  Tea-Orders ', 'tea-orders'],
  ['HELLO@tea.com', 'hello'],
  ['mei.lin+shop_1', 'mei.lin+shop_1'],
  ['a'.repeat(64), 'a'.repeat(64)],
])('%s is %s', (typed, localPart) => {
  expect(readLocalPart(typed, 'tea.com')).toBe(localPart)
})

test.each([
  ['', 'Enter what comes before @tea.com, such as hello.'],
  ['@tea.com', 'Enter what comes before @tea.com, such as hello.'],
  ['hello@other.com', 'Enter only what comes before @tea.com, such as hello.'],
  ['a'.repeat(65), 'An address has at most 64 characters before the @, and this one has 65.'],
  ['tea shop', 'An email address has no spaces.'],
  ['"tea"', 'Enter the address without quotation marks.'],
  [
    'thé',
    'Not every mail server takes such letters: use a to z, digits, dots, hyphens and underscores.',
  ],
  [
    'a\u0000b',
    'Not every mail server takes such letters: use a to z, digits, dots, hyphens and underscores.',
  ],
  ['.tea', 'A dot is neither first nor last in an address, nor beside another.'],
  ['tea..shop', 'A dot is neither first nor last in an address, nor beside another.'],
  ['tea<b>', 'Use letters, digits, dots, hyphens and underscores, such as hello or tea-orders.'],
])('%s is refused: %s', (typed, message) => {
  expect(faultOf(typed)).toBe(message)
})

function faultOf(typed: string): string | undefined {
  try {
    readLocalPart(typed, 'tea.com')
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.data.issues?.[0]?.message
    throw error
  }
}
