import { expect, test } from 'vitest'
import { aPage, aSection, bytesOf } from '../../testing/document-fixture.ts'
import { apply } from './apply.ts'
import { isRefused, type Operation } from './operation.ts'

function applied(page: ReturnType<typeof aPage>, operation: Operation) {
  const outcome = apply(page, operation)
  if (isRefused(outcome)) throw new Error(outcome.refused)
  return outcome
}

test.each([
  ['shown', undefined, true],
  ['shown by name', false, true],
  ['hidden', true, undefined],
])('a section that was %s is so again after undo, byte for byte', (_was, before, after) => {
  const saved = aSection('a')
  const page = aPage(before === undefined ? saved : { ...saved, hidden: before })
  const { document, inverse } = applied(page, { kind: 'setHidden', id: 'a', hidden: after })
  expect(JSON.parse(bytesOf(document)).content[0].hidden).toBe(after)
  expect(bytesOf(applied(document, inverse).document)).toBe(bytesOf(page))
})

test('what is no longer on the page cannot be hidden', () => {
  const gone: Operation = { kind: 'setHidden', id: 'gone', hidden: true }
  expect(apply(aPage(aSection('a')), gone)).toEqual({ refused: 'no_such_section' })
})
