import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { aPage, aSection, bytesOf, outlineOf } from '../../testing/document-fixture.ts'
import { isRefused, type Operation } from './operation.ts'

const page = aPage(aSection('a'), aSection('b'), aSection('c'))
const toStart = (id: string): Operation => ({
  kind: 'move',
  id,
  to: { parent: null, slot: 'page', index: 0 },
})

test('a batch runs in order, and its inverse backwards', () => {
  const outcome = apply(page, {
    kind: 'batch',
    operations: [toStart('c'), { kind: 'remove', id: 'a' }, toStart('b')],
  })
  if (isRefused(outcome)) throw new Error(outcome.refused)
  expect(outlineOf(outcome.document)).toBe('b, c')
  const back = apply(outcome.document, outcome.inverse)
  expect(!isRefused(back) && bytesOf(back.document)).toBe(bytesOf(page))
})

test('one refused operation refuses the whole batch', () => {
  const operations = [toStart('c'), { kind: 'remove', id: 'gone' } as const]
  expect(apply(page, { kind: 'batch', operations })).toEqual({ refused: 'no_such_section' })
})
