import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const vault = createVault('a key that only this test knows, and no one else')

test('what is sealed does not show what it holds, and opens where it was sealed for', () => {
  const sealed = vault.seal('sk_test_sencha', 'store 1')

  expect(sealed).not.toContain('sencha')
  expect(vault.seal('sk_test_sencha', 'store 1')).not.toBe(sealed)
  expect(vault.open(sealed, 'store 1')).toBe('sk_test_sencha')
})

test('it opens neither at another place, nor changed, nor with another key', () => {
  const sealed = vault.seal('sk_test_sencha', 'store 1')
  const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const other = createVault('another key that only this test knows, and no one')

  expect(() => vault.open(sealed, 'store 2')).toThrow()
  expect(() => vault.open(`${changed}A`, 'store 1')).toThrow()
  expect(() => other.open(sealed, 'store 1')).toThrow()
})
