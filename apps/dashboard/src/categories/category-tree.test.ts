import { expect, test } from 'vitest'
import { inTreeOrder, possibleParents } from './category-tree.ts'

const tea = { id: 'tea', name: 'Tea', parentId: null }
const green = { id: 'green', name: 'Green', parentId: 'tea' }
const sencha = { id: 'sencha', name: 'Sencha', parentId: 'green' }
const ware = { id: 'ware', name: 'Ware', parentId: null }

test('children follow their parent', () => {
  const rows = inTreeOrder([sencha, ware, green, tea])
  expect(rows.map(({ category, depth }) => [category.id, depth])).toEqual([
    ['ware', 0],
    ['tea', 0],
    ['green', 1],
    ['sencha', 2],
  ])
})

test('a category whose parent is gone is still listed', () => {
  expect(inTreeOrder([green])).toEqual([{ category: green, depth: 0 }])
})

test('a category cannot stand below itself or its descendants', () => {
  expect(possibleParents([tea, green, sencha, ware], 'tea')).toEqual([
    { value: 'ware', label: 'Ware' },
  ])
})

test('a new category can stand below any', () => {
  expect(possibleParents([tea, ware], undefined).map(({ value }) => value)).toEqual(['tea', 'ware'])
})
