import { expect, test } from 'vitest'
import { regionKey, regionsOf } from './regions.ts'

test('a region is known by its code and by its name', () => {
  expect(regionsOf('US')).toContainEqual({ code: 'NY', name: 'New York' })
  expect(['NY', 'ny', 'New York', 'new-york'].map((text) => regionKey('US', text))).toEqual([
    'NY',
    'NY',
    'NY',
    'NY',
  ])
  expect(regionKey('CA', 'Québec')).toBe('QC')
})

test('regions of other countries are compared as they are typed', () => {
  expect(regionsOf('DE')).toEqual([])
  expect(regionKey('IT', ' Valle d’Aosta')).toBe(regionKey('IT', "valle d'aosta"))
})
