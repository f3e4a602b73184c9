import { expect, test } from 'vitest'
import { aPage, aSection, bytesOf } from '../../testing/document-fixture.ts'
import { openedPage } from '../../testing/page-fixture.ts'
import { copySubtree } from '../page/copy-subtree.ts'
import { readSubtree } from '../page/find-node.ts'

const saved = { ...aSection('a'), name: 'Offers', anchor: 'offers', later: 1 }

test('details survive loading and saving, and undo brings them back byte for byte', () => {
  const page = aPage(saved)
  expect(JSON.parse(bytesOf(page)).content).toEqual([saved])

  const { store, commands } = openedPage(saved)
  const before = bytesOf(store.getState().components)
  commands.setDetails('a', { name: 'Sale' }, 'name')
  commands.setDetails('a', { name: 'Sales' }, 'name')
  commands.setDetails('a', { anchor: undefined, hiddenOn: ['mobile'] }, 'place')
  const [changed] = JSON.parse(bytesOf(store.getState().components)).content
  expect(changed).toMatchObject({ later: 1, name: 'Sales', hiddenOn: ['mobile'] })
  expect(changed).not.toHaveProperty('anchor')
  commands.undo()
  commands.undo()
  expect(bytesOf(store.getState().components)).toBe(before)
  expect(store.getState().history.past).toEqual([])
})

test('a copy has the name, but not the anchor, which is in one place', () => {
  const [copy] = copySubtree(readSubtree(aPage(saved), 'a'))
  expect(copy.details).toEqual({ name: 'Offers' })
})
