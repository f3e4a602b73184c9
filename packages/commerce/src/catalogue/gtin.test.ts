import { expect, test } from 'vitest'
import { gtinFrom } from './gtin.ts'

test.each([
  ['an EAN', '4006381333931', '4006381333931'],
  ['an EAN with spaces', '4 006381 333931', '4006381333931'],
  ['an ISBN with hyphens', '978-0-306-40615-7', '9780306406157'],
  ['a UPC', '036000291452', '036000291452'],
  ['an EAN of eight digits', '96385074', '96385074'],
])('%s is a GTIN', (_, code, digits) => {
  expect(gtinFrom(code)).toBe(digits)
})

test.each([
  ['a wrong check digit', '4006381333932'],
  ['two digits swapped', '4006381339331'],
  ['a length that no GTIN has', '400638133'],
  ['zeros alone', '0000000000000'],
  ['letters', 'B0-SENCHA'],
  ['nothing', ''],
])('%s is none', (_, code) => {
  expect(gtinFrom(code)).toBeUndefined()
})
