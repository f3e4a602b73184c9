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
    announced: () => store.getState().announcement.text,
    outline: () => outlineOf(store.getState().components),
  }
}

test('a move says the old and the new place', () => {
  const { commands, announced } = opened()
  commands.moveBeside('d', 'up')
  expect(announced()).toBe('Text moved from position 3 to position 2 of 3.')
})

test('a section moves into the container before it, and out again', () => {
  const { commands, outline, announced } = opened()
  commands.moveIn('c')
  expect(outline()).toBe('box(a, b, c), d')
  expect(announced()).toBe(
    'Text moved from position 2 of 3 on the page to position 3 of 3 in Container.',
  )
  commands.moveOut('a')
  expect(outline()).toBe('box(b, c), a, d')
  expect(announced()).toBe(
    'Text moved from position 1 of 3 in Container to position 2 of 3 on the page.',
  )
})

test('several move into a container and out of it together', () => {
  const { commands, outline, announced } = opened()
  commands.select('c')
  commands.toggleSelected('d')
  commands.moveIn('d')
  expect(outline()).toBe('box(a, b, c, d)')
  expect(announced()).toContain('2 sections moved')
  commands.moveOut('c')
  expect(outline()).toBe('box(a, b), c, d')
})

test('where there is no container to leave or to enter, it is said', () => {
  const { commands, announced, outline } = opened()
  commands.moveOut('c')
  expect(announced()).toBe('Text is not inside a container.')
  commands.moveIn('d')
  expect(announced()).toBe('There is no container right before Text.')
  expect(outline()).toBe('box(a, b), c, d')
})

test('a section of the page is refused among the sections of every page', () => {
  const { commands, announced, outline } = opened()
  expect(commands.move('c', { parent: null, slot: 'global', index: 0 })).toBe(false)
  expect(announced()).toContain('cannot be mixed')
  expect(outline()).toBe('box(a, b), c, d')
})
