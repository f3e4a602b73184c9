import { expect, test } from 'vitest'
import { copySubtree } from './copy-subtree.ts'
import { aContainer, aSection, aSubtree } from '../../testing/document-fixture.ts'

test('a copy has the same content and a new id for everything in it', () => {
  const box = aSubtree(aContainer('box', aSection('a'), aContainer('inner', aSection('b'))))
  let next = 0
  const copy = copySubtree(box, () => `copy-${next++}`)

  expect(copy.map((node) => node.id)).toEqual(['copy-0', 'copy-1', 'copy-2', 'copy-3'])
  expect(copy[0].slots).toEqual({ childComponents: ['copy-1', 'copy-2'] })
  expect(copy.map((node) => node.props)).toEqual(box.map((node) => node.props))
})
