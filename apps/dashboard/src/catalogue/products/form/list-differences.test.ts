import { expect, test } from 'vitest'
import { listDifferences } from './list-differences.ts'
import { newProduct } from './product-values.ts'

test('short values are shown side by side, long ones and lists are only named', () => {
  const mine = { ...newProduct, name: 'Sencha', featured: true, description: '<p>Mine</p>' }
  const theirs = {
    ...newProduct,
    price: 4,
    description: `<p>${'x'.repeat(50)}</p>`,
    categoryIds: ['a'],
  }

  expect(listDifferences(mine, theirs)).toEqual([
    { name: 'Name', values: { mine: 'Sencha', theirs: 'nothing' } },
    { name: 'Description', values: undefined },
    { name: 'Price', values: { mine: 'nothing', theirs: '4' } },
    { name: 'Categories', values: undefined },
    { name: 'Featured', values: { mine: 'yes', theirs: 'no' } },
  ])
})

test('two states alike differ in nothing', () => {
  expect(listDifferences(newProduct, { ...newProduct })).toEqual([])
})
