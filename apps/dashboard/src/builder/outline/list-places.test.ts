import { expect, test } from 'vitest'
import { attempt } from '../model/edits/attempt.ts'
import {
  aBlock,
  aContainer,
  aFreeSection,
  aGroup,
  aPage,
  aSection,
  outlineOf,
} from '../testing/document-fixture.ts'
import { isRefused } from '../model/edits/operation.ts'
import { moveAll } from '../multi-select/edit-all.ts'
import { type Beside, listNeighbours, placeBeside } from './list-places.ts'

const page = aPage(aSection('a'), aContainer('box', aSection('b')), aSection('c'))

test('sections are named by their number, their type and their words', () => {
  expect(listNeighbours(page, ['a'], 'before').map(({ name }) => name)).toEqual([
    '2 Container',
    '2.1 Text b',
    '3 Text c',
  ])
})

test('a section goes inside containers only, and never inside itself', () => {
  expect(listNeighbours(page, ['a'], 'inside').map(({ id }) => id)).toEqual(['box'])
  expect(listNeighbours(page, ['box'], 'inside')).toEqual([])
  expect(listNeighbours(page, ['box'], 'after').map(({ id }) => id)).toEqual(['a', 'c'])
})

test('a block goes beside blocks and into what takes them', () => {
  const withBlocks = aPage(
    aSection('a'),
    aFreeSection('free', aBlock('b'), aGroup('group')),
    aContainer('box'),
  )
  const ids = (beside: Beside) => listNeighbours(withBlocks, ['b'], beside).map(({ id }) => id)
  expect(ids('before')).toEqual(['group'])
  expect(ids('inside')).toEqual(['free', 'group'])
  expect(listNeighbours(withBlocks, ['a'], 'before').map(({ id }) => id)).toEqual(['free', 'box'])
})

test.each<[Beside, string, string[], string]>([
  ['before', 'b', ['a'], 'box(a, b), c'],
  ['after', 'c', ['a'], 'box(b), c, a'],
  ['inside', 'box', ['a', 'c'], 'box(b, a, c)'],
  ['after', 'box', ['a', 'b'], 'box(), a, b, c'],
])('%s %s is the place that it says', (beside, neighbour, moved, outline) => {
  const place = placeBeside(page, moved, beside, neighbour)!
  const outcome = attempt(page, moveAll(page, moved, place))
  expect(isRefused(outcome) ? outcome.refused : outlineOf(outcome.document)).toBe(outline)
})
