import { expect, test } from 'vitest'
import { checkPixelId } from './check-pixel-id.ts'

test('a pixel id is digits, or nothing to switch it off', () => {
  for (const typed of ['', '12345', ' 123456789012345 ', '12345678901234567890'])
    expect(checkPixelId(typed)).toBeNull()
  for (const typed of [
    '1234',
    '123456789012345678901',
    '12345a',
    "12345');alert(1)//",
    '１２３４５',
  ])
    expect(checkPixelId(typed)).toContain('5 to 20 digits')
})
