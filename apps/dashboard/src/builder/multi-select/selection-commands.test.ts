import { expect, test } from 'vitest'
import { aContainer, aSection, outlineOf } from '../testing/document-fixture.ts'
import { listSelected } from '../model/session/selection.ts'
import { openedPage } from '../testing/page-fixture.ts'

function opened() {
  const { store, commands } = openedPage(
    aSection('a'),
    aContainer('box', aSection('b'), aSection('c')),
    aSection('d'),
    aSection('e'),
  )
  return {
    commands,
    state: store.getState,
    selected: () => listSelected(store.getState()).join(' '),
    outline: () => outlineOf(store.getState().components),
  }
}

test('with Ctrl a section is added to the selection, and taken out again', () => {
  const { commands, selected, state } = opened()
  commands.select('a')
  commands.toggleSelected('d')
  expect(selected()).toBe('a d')
  expect(state().announcement.text).toBe('2 sections selected.')
  commands.toggleSelected('a')
  expect(selected()).toBe('d')
})

test('with Shift all between two are selected', () => {
  const { commands, selected } = opened()
  commands.select('d')
  commands.selectTo('a')
  expect(selected()).toBe('d box a')
  commands.selectTo('e')
  expect(selected()).toBe('d e')
})

test('from inside a container to the page, the containers beside each other are meant', () => {
  const { commands, selected } = opened()
  commands.select('b')
  commands.selectTo('c')
  expect(selected()).toBe('b c')
  commands.selectTo('e')
  expect(selected()).toBe('box d e')
})

test('a plain selection of the selected section deselects it, and selects one alone otherwise', () => {
  const { commands, selected } = opened()
  commands.select('a')
  commands.toggleSelected('d')
  commands.select('a')
  expect(selected()).toBe('a')
  commands.select('a')
  expect(selected()).toBe('')
})

test('an act on one of several is an act on all, and one step', () => {
  const { commands, outline, selected, state } = opened()
  commands.select('a')
  commands.toggleSelected('e')
  commands.remove('a')
  expect(outline()).toBe('box(b, c), d')
  expect(state().announcement.text).toBe('2 sections deleted.')
  commands.undo()
  expect(outline()).toBe('a, box(b, c), d, e')
  expect(selected()).toBe('a e')
  expect(state().history.past).toEqual([])
})

test('an act on a section that is not selected leaves the selected ones alone', () => {
  const { commands, outline, selected } = opened()
  commands.select('a')
  commands.toggleSelected('e')
  commands.remove('d')
  expect(outline()).toBe('a, box(b, c), e')
  expect(selected()).toBe('a e')
})

test('the content of a selected container goes with it', () => {
  const { commands, outline } = opened()
  commands.select('b')
  commands.toggleSelected('box')
  commands.move('box', { parent: null, slot: 'page', index: 0 })
  expect(outline()).toBe('box(b, c), a, d, e')
})
