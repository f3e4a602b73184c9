import { expect, onTestFinished, test, vi } from 'vitest'
import { aContainer, aSection, outlineOf } from '../testing/document-fixture.ts'
import { hasUnsavedChanges } from '../store/builder-state.ts'
import { listRegion } from '../store/page-order.ts'
import { openedPage } from '../testing/page-fixture.ts'

test('a new section goes to the end of the page and is selected', () => {
  const { store, commands } = openedPage(aSection('a'))
  commands.add('hero')
  const { components, selectedComponent } = store.getState()
  expect(components.root.page[1]).toBe(selectedComponent)
  expect(components.nodes.get(selectedComponent!)).toMatchObject({ type: 'hero', v: 1 })
})

test('with a container selected a new section goes first inside it', () => {
  const { store, commands } = openedPage(aContainer('box', aSection('a')))
  commands.select('box')
  commands.add('textBlock')
  const { components, selectedComponent } = store.getState()
  expect(outlineOf(components)).toBe(`box(${selectedComponent}, a)`)
})

test('a new footer goes to the footer, whatever is selected', () => {
  const { store, commands } = openedPage(aContainer('box'))
  commands.select('box')
  commands.add('footer')
  const { components, selectedComponent } = store.getState()
  expect(listRegion(components, 'footer')).toEqual(['foot', selectedComponent])
})

test('a duplicate is placed right after its source and selected', () => {
  const { store, commands } = openedPage(aSection('a'), aSection('b'))
  commands.duplicate('a')
  const { components, selectedComponent } = store.getState()
  expect(outlineOf(components)).toBe(`a, ${selectedComponent}, b`)
})

test('moving up from the first place does nothing, and says so', () => {
  const { store, commands } = openedPage(aSection('a'), aSection('b'))
  commands.moveBeside('a', 'up')
  expect(outlineOf(store.getState().components)).toBe('a, b')
  expect(store.getState().history.past).toEqual([])
  expect(store.getState().announcement.text).toBe('Text is already first.')
})

test('global sections move among what is seen beside them', () => {
  const { store, commands } = openedPage()
  commands.moveBeside('nav', 'up')
  expect(listRegion(store.getState().components, 'header')).toEqual(['nav', 'bar'])
  commands.moveBeside('bar', 'down')
  expect(store.getState().announcement.text).toBe('Top bar is already last.')
})

test('a refused act says why', () => {
  const { store, commands } = openedPage(aContainer('box'))
  commands.move('box', { parent: 'box', slot: 'childComponents', index: 0 })
  expect(store.getState().refusal).toEqual({
    key: 1,
    text: 'A container cannot be moved into itself.',
  })
})

test('undoing to what was saved leaves nothing unsaved', () => {
  const { store, commands } = openedPage(aSection('a'))
  expect(hasUnsavedChanges(store.getState())).toBe(false)
  commands.setProp('a', 'text', 'Sencha', 'text')
  expect(hasUnsavedChanges(store.getState())).toBe(true)
  commands.undo()
  expect(hasUnsavedChanges(store.getState())).toBe(false)
})

test('another selection forgets the picked slide', () => {
  const { store, commands } = openedPage(aSection('a'), aSection('b'))
  commands.select('a')
  commands.pickHeroSlide(1)
  commands.select('b')
  expect(store.getState().selectedHeroSlide).toBeNull()
})

test('one undo takes back what was typed since the last pause', () => {
  const { store, commands } = openedPage(aSection('a'))
  const text = () => store.getState().components.nodes.get('a')?.props['text']
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const start = text()
  for (const typed of ['Green', 'Green tea']) commands.setProp('a', 'text', typed, 'text')
  vi.advanceTimersByTime(1500)
  for (const typed of ['Green tea f', 'Green tea from Uji']) {
    commands.setProp('a', 'text', typed, 'text')
  }
  commands.undo()
  expect(text()).toBe('Green tea')
  commands.redo()
  expect(text()).toBe('Green tea from Uji')
  commands.undo()
  commands.undo()
  expect(text()).toBe(start)
})

test('one undo takes back one sentence, without a pause', () => {
  const { store, commands } = openedPage(aSection('a'))
  const typed = 'It is green. It is fresh.'
  for (let end = 1; end <= typed.length; end += 1) {
    commands.setProp('a', 'text', typed.slice(0, end), 'text')
  }
  commands.undo()
  expect(store.getState().components.nodes.get('a')?.props['text']).toBe('It is green. ')
})

test('a text that is given up in place is taken back as a whole', () => {
  const { store, commands } = openedPage(aSection('a'))
  const { components } = store.getState()
  for (const typed of ['One. ', 'One. Two. ', 'One. Two. Three.']) {
    commands.setProp('a', 'text', typed, 'text')
  }
  commands.undoTo(0)
  expect(store.getState().components).toEqual(components)
  expect(store.getState().history.past).toEqual([])
})
