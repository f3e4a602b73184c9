import { expect, test } from 'vitest'
import { aContainer, aSection } from '../testing/document-fixture.ts'
import { openedPage } from '../testing/page-fixture.ts'

function watched() {
  const { store, commands } = openedPage(aSection('a'), aContainer('box', aSection('b')))
  const told: string[] = []
  const ends = [
    store.watch.subscribeToTree(() => told.push('tree')),
    ...['a', 'b', 'box'].map((id) => store.watch.subscribeToNode(id, () => told.push(id))),
  ]
  return { store, commands, told, end: () => ends.forEach((each) => each()) }
}

test('a change of one section is told to those who show it, and to nobody else', () => {
  const { store, commands, told } = watched()
  const tree = store.watch.tree()

  commands.setProp('b', 'text', 'Fine teas', 'text')

  expect(told).toEqual(['b'])
  expect(store.watch.tree()).toBe(tree)
})

test('what comes, moves and goes changes the tree', () => {
  const { store, commands, told } = watched()

  commands.select('b')
  commands.move('b', { parent: null, slot: 'page', index: 0 })

  expect(told).toEqual(['box', 'tree'])
  expect(store.watch.tree().root.page).toEqual(['b', 'a', 'box'])
  told.length = 0
  commands.remove('a')
  expect(told).toEqual(['a', 'tree'])
})

test('what is undone is told like what was done', () => {
  const { store, commands, told } = watched()
  commands.remove('a')
  told.length = 0

  commands.undo()

  expect(told).toEqual(['a', 'tree'])
  expect(store.watch.tree()).toBe(store.getState().components)
})

test('who ends listening is told no more', () => {
  const { commands, told, end } = watched()
  end()

  commands.setProp('a', 'text', 'Fine teas', 'text')
  commands.remove('b')

  expect(told).toEqual([])
})
