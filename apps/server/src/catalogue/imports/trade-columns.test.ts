import { expect, test } from 'vitest'
import { readMeasure, writeMeasure } from '../sheet/measure-cell.ts'
import { measureCell } from './measure-cell.ts'

test.each([
  ['250 g per 100 g', { amount: 250, unit: 'g', per: '100 g' }],
  ['1,5 l / l', { amount: 1.5, unit: 'l', per: 'l' }],
  ['75cl per 100 ml', { amount: 75, unit: 'cl', per: '100 ml' }],
  ['', null],
])('the cell %j is read as it was meant', (cell, measure) => {
  expect(readMeasure(cell)).toEqual(measure)
  if (measure) expect(readMeasure(writeMeasure(readMeasure(cell)!))).toEqual(measure)
})

test.each(['250 g', '250 g per l', '0 g per kg', 'a lot', '250 stone per kg', '-1 g per kg'])(
  '%j is no measure',
  (cell) => {
    expect(readMeasure(cell)).toBeUndefined()
  },
)

test('the columns of other shops are joined, and what is not known here is left out', () => {
  const shopify = { amount: '250', unit: 'g', base: '100', baseUnit: 'g' }
  expect(measureCell(shopify)).toBe('250 g per 100 g')
  expect(measureCell({ ...shopify, base: '1', baseUnit: 'kg' })).toBe('250 g per kg')
  expect(measureCell({ ...shopify, base: '30' })).toBe('')
  expect(measureCell({ ...shopify, amount: undefined })).toBeUndefined()
})
