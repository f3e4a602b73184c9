import { expect, test } from 'vitest'
import { describeScopes, expiryOf, newKey, scopesOf } from './key-values.ts'

test('what a key may do reads as a sentence', () => {
  expect(describeScopes(['orders:read', 'orders:write', 'products:read', 'media:read'])).toBe(
    'Changes orders · reads products, stock and imports, images',
  )
})

test('a key gets the scopes that were chosen and no others', () => {
  const reach = { ...newKey.reach, orders: 'write' as const, pages: 'read' as const }
  expect(scopesOf({ ...newKey, reach })).toEqual(['orders:write', 'pages:read'])
  expect(scopesOf(newKey)).toEqual([])
})

test('a key ends after so many days, or never', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  expect(expiryOf({ ...newKey, lasts: '30' }, now)).toBe('2026-03-31T12:00:00.000Z')
  expect(expiryOf({ ...newKey, lasts: 'forever' }, now)).toBeNull()
})
