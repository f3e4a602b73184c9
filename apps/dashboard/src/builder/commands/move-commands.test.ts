import { expect, test } from 'vitest'
import { aContainer, aSection, outlineOf } from '../testing/document-fixture.ts'
import { openedPage } from '../testing/page-fixture.ts'

function opened() {
  const { store, commands } = openedPage(
    aContainer('box', aSection('a'), aSection('b')),
    aSection('c'),
    aSection('d'),
  )
  return {
    commands,
    said: () => store.getState().announcement.text,
    outline: () => outlineOf(store.getState().components),
  }
}

test('a move says the old and the new place', () => {
  const { commands, said } = opened()
  commands.moveBeside('d', 'up')
  expect(said()).toBe('Text moved from position 3 to position 2 of 3.')
})

test('a section moves into the container before it, and out again', () => {
  const { commands, outline, said } = opened()
  commands.moveIn('c')
  expect(outline()).toBe('box(a, b, c), d')
  expect(said()).toBe(
    'Text moved from position 2 of 3 on the page to position 3 of 3 in Container.',
  )
  commands.moveOut('a')
  expect(outline()).toBe('box(b, c), a, d')
  expect(said()).toBe(
    'Text moved from position 1 of 3 in Container to position 2 of 3 on the page.',
  )
})

test('several move into a container and out of it together', () => {
  const { commands, outline, said } = opened()
  commands.select('c')
  commands.toggleSelected('d')
  commands.moveIn('d')
  expect(outline()).toBe('box(a, b, c, d)')
  expect(said()).toContain('2 sections moved')
  commands.moveOut('c')
  expect(outline()).toBe('box(a, b), c, d')
})

test('where there is no container to leave or to enter, it is said', () => {
  const { commands, said, outline } = opened()
  commands.moveOut('c')
  expect(said()).toBe('Text is not inside a container.')
  commands.moveIn('d')
  expect(said()).toBe('There is no container right before Text.')
  expect(outline()).toBe('box(a, b), c, d')
})

test('a section of the page is refused among what stands on every page', () => {
  const { commands, said, outline } = opened()
  expect(commands.move('c', { parent: null, slot: 'global', index: 0 })).toBe(false)
  expect(said()).toContain('cannot be mixed')
  expect(outline()).toBe('box(a, b), c, d')
})
