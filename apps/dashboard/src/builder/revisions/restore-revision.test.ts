import { expect, test } from 'vitest'
import { aContainer, aSection, bytesOf, outlineOf } from '../testing/document-fixture.ts'
import { openedPage } from '../testing/page-fixture.ts'
import { restoreRevision } from './restore-revision.ts'

test('a restored revision takes the place of the page, and one undo brings that back', () => {
  const { store, commands } = openedPage(aSection('a'), aContainer('box', aSection('b')))
  const before = bytesOf(store.getState().components)

  restoreRevision(store, {
    content: [aContainer('box', aSection('b'), aSection('c')), aSection('d')],
    settings: null,
  })
  expect(outlineOf(store.getState().components)).toBe('box(b, c), d')

  commands.undo()
  expect(bytesOf(store.getState().components)).toBe(before)
  commands.redo()
  expect(outlineOf(store.getState().components)).toBe('box(b, c), d')
})
