import { expect, test } from 'vitest'
import { findOrigin, resetDeviceValue, writeDeviceValue } from './device-value.ts'

test('a value comes from the next larger screen on which it is set', () => {
  expect(findOrigin('24px', 'mobile')).toBe('base')
  expect(findOrigin({ base: 4, tablet: 2 }, 'mobile')).toBe('tablet')
  expect(findOrigin({ base: 4, mobile: 1 }, 'tablet')).toBe('base')
})

test('writing on a small screen leaves the others alone', () => {
  const size = writeDeviceValue(4, 'mobile', 1)
  expect(size).toEqual({ base: 4, mobile: 1 })
  expect(writeDeviceValue(size, 'desktop', 5)).toEqual({ base: 5, mobile: 1 })
})

test('resetting the only own value leaves the plain one', () => {
  expect(resetDeviceValue({ base: 4, mobile: 1 }, 'mobile')).toBe(4)
  expect(resetDeviceValue({ base: 4, tablet: 2, mobile: 1 }, 'mobile')).toEqual({
    base: 4,
    tablet: 2,
  })
})
