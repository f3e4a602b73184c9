import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import {
  aContainer,
  aPage,
  aSection,
  aSubtree,
  bytesOf,
  outlineOf,
} from '../../testing/document-fixture.ts'
import { insertSection } from './insert-section.ts'
import { isRefused } from './operation.ts'

const sencha = aSubtree(aSection('sencha'))
const page = aPage(aSection('hero'), aContainer('box', aSection('matcha')))

function inserted(parent: string | null, slot: string, index: number) {
  const outcome = insertSection(page, {
    kind: 'insert',
    place: { parent, slot, index },
    subtree: sencha,
  })
  if (isRefused(outcome)) throw new Error(outcome.refused)
  return outcome
}

test('a section is inserted at its place in the page', () => {
  expect(outlineOf(inserted(null, 'page', 1).document)).toBe('hero, sencha, box(matcha)')
})

test('a section is inserted into a container', () => {
  expect(outlineOf(inserted('box', 'childComponents', 0).document)).toBe(
    'hero, box(sencha, matcha)',
  )
})

test('the inverse of an insertion leads back to the same page', () => {
  const { document, inverse } = inserted('box', 'childComponents', 1)
  const back = apply(document, inverse)
  expect(!isRefused(back) && bytesOf(back.document)).toBe(bytesOf(page))
})

test.each([
  ['an index beyond the end', { parent: null, slot: 'page', index: 3 }],
  ['a section that holds nothing', { parent: 'hero', slot: 'childComponents', index: 0 }],
  ['a slot that objects inherit', { parent: 'box', slot: 'constructor', index: 0 }],
])('%s is no place', (_name, place) => {
  expect(insertSection(page, { kind: 'insert', place, subtree: sencha })).toEqual({
    refused: 'no_such_place',
  })
})

test('an id that is on the page already is refused', () => {
  const subtree = aSubtree(aContainer('new', aSection('hero')))
  expect(
    insertSection(page, {
      kind: 'insert',
      place: { parent: null, slot: 'page', index: 0 },
      subtree,
    }),
  ).toEqual({ refused: 'id_taken' })
})
