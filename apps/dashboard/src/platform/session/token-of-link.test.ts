import { expect, test } from 'vitest'
import { tokenOfLink } from './token-of-link.ts'

test('the token is read from behind the hash', () => {
  expect(tokenOfLink({ hash: '#token=abc.d', search: '' })).toBe('abc.d')
})

test('a token in the query is read too', () => {
  expect(tokenOfLink({ hash: '', search: '?token=abc' })).toBe('abc')
})

test('a link without a token has an empty one', () => {
  expect(tokenOfLink({ hash: '', search: '' })).toBe('')
})
