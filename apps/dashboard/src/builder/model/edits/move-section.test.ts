import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { aContainer, aPage, aSection, bytesOf, outlineOf } from '../../testing/document-fixture.ts'
import { moveSection } from './move-section.ts'
import { isRefused } from './operation.ts'

const page = aPage(aSection('a'), aSection('b'), aContainer('box', aSection('c')), aSection('d'))

function moved(id: string, parent: string | null, index: number) {
  const slot = parent === null ? 'page' : 'childComponents'
  return moveSection(page, { kind: 'move', id, to: { parent, slot, index } })
}

test.each([
  ['down', 'a', null, 1, 'b, a, box(c), d'],
  ['to the end', 'a', null, 3, 'b, box(c), d, a'],
  ['up', 'd', null, 0, 'd, a, b, box(c)'],
  ['into a container', 'a', 'box', 1, 'b, box(c, a), d'],
  ['out of a container', 'c', null, 2, 'a, b, c, box(), d'],
  ['nowhere', 'b', null, 1, 'a, b, box(c), d'],
])('a section moves %s, and its inverse leads back', (_way, id, parent, index, outline) => {
  const outcome = moved(id, parent, index)
  if (isRefused(outcome)) throw new Error(outcome.refused)
  expect(outlineOf(outcome.document)).toBe(outline)
  const back = apply(outcome.document, outcome.inverse)
  expect(!isRefused(back) && bytesOf(back.document)).toBe(bytesOf(page))
})

test('a container cannot be moved into itself, nor into what it holds', () => {
  const nested = aPage(aContainer('outer', aContainer('inner')))
  for (const parent of ['outer', 'inner']) {
    const to = { parent, slot: 'childComponents', index: 0 }
    expect(moveSection(nested, { kind: 'move', id: 'outer', to })).toEqual({
      refused: 'into_itself',
    })
  }
})

test('the last index counts without the moved section', () => {
  expect(moved('a', null, 4)).toEqual({ refused: 'no_such_place' })
})
