import { expect, test } from 'vitest'
import { aContainer, aGlobal, aPage, aSection, aSubtree } from '../../testing/document-fixture.ts'
import { belongsAt, placeAfter, placeAtEnd, placeInside } from './places.ts'

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
  expect(belongsAt(footer, { parent: null, slot: 'global' })).toBe(true)
  expect(belongsAt(footer, { parent: null, slot: 'page' })).toBe(false)
  expect(belongsAt(footer, { parent: 'box', slot: 'childComponents' })).toBe(false)
  expect(belongsAt(aSubtree(aSection('x')), { parent: null, slot: 'global' })).toBe(false)
})
