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
  expect(rows[1]).toMatchObject({ position: 2, count: 2, hasChildren: true })
})

test('what a collapsed category holds is not listed', () => {
  const rows = inTreeOrder([tea, green, sencha, ware], new Set(['tea']))
  expect(rows.map(({ category }) => category.id)).toEqual(['tea', 'ware'])
})

test('a category whose parent is gone is still listed', () => {
  expect(inTreeOrder([green])).toMatchObject([{ category: green, depth: 0 }])
})

test('a category cannot be below itself or its descendants', () => {
  expect(possibleParents([tea, green, sencha, ware], 'tea')).toEqual([
    { value: 'ware', label: 'Ware' },
  ])
})

test('a new category can be below any', () => {
  expect(possibleParents([tea, green, ware], undefined)).toEqual([
    { value: 'tea', label: 'Tea' },
    { value: 'green', label: '– Green' },
    { value: 'ware', label: 'Ware' },
  ])
})
