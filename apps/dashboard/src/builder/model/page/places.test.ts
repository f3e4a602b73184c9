import { expect, test } from 'vitest'
import {
  aBlock,
  aContainer,
  aFreeSection,
  aGlobal,
  aGroup,
  aPage,
  aSection,
  aSubtree,
} from '../../testing/document-fixture.ts'
import {
  belongsAt,
  findPlaceAfter,
  findPlaceAt,
  placeAfter,
  placeAtEnd,
  placeInside,
} from './places.ts'

const page = aPage(aSection('a'), aContainer('box', aSection('b')), aSection('c'))

test('adding goes to the end of the page', () => {
  expect(placeAtEnd(page, aSubtree(aSection('new')))).toEqual({
    parent: null,
    slot: 'page',
    index: 3,
  })
})

test('a duplicate goes right after its source', () => {
  expect(placeAfter(page, 'b')).toEqual({ parent: 'box', slot: 'childComponents', index: 1 })
})

test('adding into a container goes first', () => {
  expect(placeInside(page, 'box')).toEqual({ parent: 'box', slot: 'childComponents', index: 0 })
  expect(placeInside(page, 'a')).toBeUndefined()
})

test('global content stays global and page content stays in the page', () => {
  const footer = aSubtree(aGlobal('foot', 'footer'))
  expect(belongsAt(page, footer, { parent: null, slot: 'global' })).toBe(true)
  expect(belongsAt(page, footer, { parent: null, slot: 'page' })).toBe(false)
  expect(belongsAt(page, footer, { parent: 'box', slot: 'childComponents' })).toBe(false)
  expect(belongsAt(page, aSubtree(aSection('x')), { parent: null, slot: 'global' })).toBe(false)
})

const withBlocks = aPage(aSection('a'), aFreeSection('free', aGroup('group', aBlock('b'))))
const slot = 'childComponents'

test('a block belongs into sections and groups that take it, and a section into neither', () => {
  const block = aSubtree(aBlock('new'))
  const section = aSubtree(aSection('new'))
  const places = [null, 'a', 'free', 'group', 'b'].map((parent) => ({
    parent,
    slot: parent === null ? 'page' : slot,
  }))
  const at = (subtree: typeof block) =>
    places.filter((place) => belongsAt(withBlocks, subtree, place)).map(({ parent }) => parent)
  expect(at(block)).toEqual(['free', 'group'])
  expect(at(section)).toEqual([null])
})

test('adding a block goes last into what takes it, or after what is selected', () => {
  const block = aSubtree(aBlock('new'))
  expect(findPlaceAt(withBlocks, block, 'group')).toEqual({ parent: 'group', slot, index: 1 })
  expect(findPlaceAt(withBlocks, block, 'b')).toEqual({ parent: 'group', slot, index: 1 })
  expect(findPlaceAfter(withBlocks, block, 'group')).toEqual({ parent: 'free', slot, index: 1 })
  expect(findPlaceAt(withBlocks, block, 'a')).toBeUndefined()
})

test('a section goes after the section that a selected block is in', () => {
  const section = aSubtree(aSection('new'))
  expect(findPlaceAt(withBlocks, section, 'b')).toEqual({ parent: null, slot: 'page', index: 2 })
})
