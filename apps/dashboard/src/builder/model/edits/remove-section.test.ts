import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { aContainer, aPage, aSection, bytesOf, outlineOf } from '../../testing/document-fixture.ts'
import { isRefused } from './operation.ts'
import { removeSection } from './remove-section.ts'

const page = aPage(aSection('hero'), aContainer('box', aSection('a'), aSection('b')))

test('a container leaves with everything in it', () => {
  const outcome = removeSection(page, { kind: 'remove', id: 'box' })
  if (isRefused(outcome)) throw new Error(outcome.refused)
  expect(outlineOf(outcome.document)).toBe('hero')
  expect(outcome.document.nodes.size).toBe(1)
})

test('the inverse brings a section back to its own place', () => {
  const outcome = removeSection(page, { kind: 'remove', id: 'a' })
  if (isRefused(outcome)) throw new Error(outcome.refused)
  const back = apply(outcome.document, outcome.inverse)
  expect(!isRefused(back) && bytesOf(back.document)).toBe(bytesOf(page))
})

test('a section that is gone cannot be removed', () => {
  expect(removeSection(page, { kind: 'remove', id: 'gone' })).toEqual({
    refused: 'no_such_section',
  })
})
