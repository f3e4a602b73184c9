import { expect, test } from 'vitest'
import { aContainer, aSection } from '../testing/document-fixture.ts'
import { openedPage } from '../testing/page-fixture.ts'

function watched() {
  const { store, commands } = openedPage(aSection('a'), aContainer('box', aSection('b')))
  const notified: string[] = []
  const ends = [
    store.watch.subscribeToTree(() => notified.push('tree')),
    ...['a', 'b', 'box'].map((id) => store.watch.subscribeToNode(id, () => notified.push(id))),
  ]
  return { store, commands, notified, end: () => ends.forEach((each) => each()) }
}

test('a change of one section notifies the components that show it, and no others', () => {
  const { store, commands, notified } = watched()
  const tree = store.watch.tree()

  commands.setProp('b', 'text', 'Fine teas', 'text')

  expect(notified).toEqual(['b'])
  expect(store.watch.tree()).toBe(tree)
})

test('what comes, moves and goes changes the tree', () => {
  const { store, commands, notified } = watched()

  commands.select('b')
  commands.move('b', { parent: null, slot: 'page', index: 0 })

  expect(notified).toEqual(['box', 'tree'])
  expect(store.watch.tree().root.page).toEqual(['b', 'a', 'box'])
  notified.length = 0
  commands.remove('a')
  expect(notified).toEqual(['a', 'tree'])
})

test('an undo notifies like a change', () => {
  const { store, commands, notified } = watched()
  commands.remove('a')
  notified.length = 0

  commands.undo()

  expect(notified).toEqual(['a', 'tree'])
  expect(store.watch.tree()).toBe(store.getState().components)
})

test('a listener that unsubscribed is not notified', () => {
  const { commands, notified, end } = watched()
  end()

  commands.setProp('a', 'text', 'Fine teas', 'text')
  commands.remove('b')

  expect(notified).toEqual([])
})
