import { expect, test } from 'vitest'
import { attempt } from '../model/edits/attempt.ts'
import { aContainer, aPage, aSection, outlineOf } from '../testing/document-fixture.ts'
import { CHILDREN, type NodeId, type PageDocument } from '../model/page/document.ts'
import { isRefused, type Operation } from '../model/edits/operation.ts'
import { duplicateAll, moveAll, moveAllBeside, removeAll } from './edit-all.ts'

const page = aPage(
  aSection('a'),
  aContainer('box', aSection('b'), aSection('c')),
  aSection('d'),
  aSection('e'),
)

function done(operation: Operation, document: PageDocument = page): string {
  const outcome = attempt(document, operation)
  if (isRefused(outcome)) throw new Error(outcome.refused)
  return outlineOf(outcome.document)
}

const onPage = (index: number) => ({ parent: null, slot: 'page', index })

test('several are deleted at once', () => {
  expect(done(removeAll(['a', 'c', 'e']))).toBe('box(b), d')
})

test('each duplicate is placed right after its source', () => {
  const { operation, copies } = duplicateAll(page, ['a', 'b'])
  expect(done(operation)).toBe(`a, ${copies[0]}, box(b, ${copies[1]}, c), d, e`)
})

test.each<[string, NodeId[], number, string]>([
  ['to the top', ['c', 'e'], 0, 'c, e, a, box(b), d'],
  ['between others', ['a', 'e'], 1, 'box(b, c), a, e, d'],
  ['to the end', ['a', 'b'], 3, 'box(c), d, e, a, b'],
])('several move %s and stay together there', (_where, ids, index, outline) => {
  expect(done(moveAll(page, ids, onPage(index)))).toBe(outline)
})

test('several move into a container beside one that is there already', () => {
  const into = { parent: 'box', slot: CHILDREN, index: 1 }
  expect(done(moveAll(page, ['a', 'b', 'e'], into))).toBe('box(c, a, b, e), d')
})

test('several move up in step, and those at the top stay', () => {
  expect(done(moveAllBeside(page, ['a', 'box', 'e'], 'up'))).toBe('a, box(b, c), e, d')
  expect(done(moveAllBeside(page, ['d', 'e'], 'up'))).toBe('a, d, e, box(b, c)')
})

test('several move down in step', () => {
  expect(done(moveAllBeside(page, ['a', 'box'], 'down'))).toBe('d, a, box(b, c), e')
})

test('one of several that may not go there refuses the whole move', () => {
  const into = { parent: 'box', slot: CHILDREN, index: 0 }
  expect(attempt(page, moveAll(page, ['a', 'box'], into))).toEqual({ refused: 'into_itself' })
})
