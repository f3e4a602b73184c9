import { expect, test } from 'vitest'
import { inTreeOrder } from './category-tree.ts'
import { isWithinItself, moveTo, placeAfterStep, type Step } from './move-in-tree.ts'

const categories = [
  { id: 'tea', name: 'Tea', parentId: null },
  { id: 'green', name: 'Green', parentId: 'tea' },
  { id: 'black', name: 'Black', parentId: 'tea' },
  { id: 'ware', name: 'Ware', parentId: null },
  { id: 'cups', name: 'Cups', parentId: 'ware' },
]

function after(id: string, step: Step) {
  const place = placeAfterStep(categories, id, step)
  if (!place) return undefined
  const rows = inTreeOrder(moveTo(categories, id, place))
  return rows.map(({ category, depth }) => '-'.repeat(depth) + category.id).join(' ')
}

test('one step up and down goes past one neighbour', () => {
  expect(after('black', 'up')).toBe('tea -black -green ware -cups')
  expect(after('green', 'down')).toBe('tea -black -green ware -cups')
  expect(after('tea', 'down')).toBe('ware -cups tea -green -black')
})

test('one step in goes last into the category before', () => {
  expect(after('ware', 'in')).toBe('tea -green -black -ware --cups')
})

test('one step out is right after the former parent', () => {
  expect(after('green', 'out')).toBe('tea -black green ware -cups')
  expect(after('cups', 'out')).toBe('tea -green -black ware cups')
})

test('at the ends of the tree there is no step', () => {
  const ends = [
    ['tea', 'up'],
    ['ware', 'down'],
    ['green', 'in'],
    ['tea', 'out'],
  ] as const
  expect(ends.map(([id, step]) => after(id, step))).toEqual(ends.map(() => undefined))
})

test('a place within itself is known, however deep', () => {
  expect(isWithinItself(categories, 'tea', { parentId: 'green', beforeId: null })).toBe(true)
  expect(isWithinItself(categories, 'tea', { parentId: 'ware', beforeId: null })).toBe(false)
})
