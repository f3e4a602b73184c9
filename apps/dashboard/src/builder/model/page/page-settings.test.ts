import { expect, test } from 'vitest'
import { aSection, bytesOf } from '../../testing/document-fixture.ts'
import { openedPage } from '../../testing/page-fixture.ts'
import { hasUnsavedComponents, hasUnsavedSettings } from '../../store/builder-state.ts'
import { restoreRevision } from '../../revisions/restore-revision.ts'

const opened = () => {
  const { store, commands } = openedPage(aSection('a'))
  return { store, commands, name: () => store.getState().settings.name }
}

test('a new name is a step that is undone and redone among the others', () => {
  const { store, commands, name } = opened()
  commands.setProp('a', 'text', 'Sencha', 'text')
  commands.setSetting('name', 'Teas')
  commands.undo()
  expect(name()).toBe('Home')
  expect(store.getState().components.nodes.get('a')?.props['text']).toBe('Sencha')
  commands.redo()
  expect(name()).toBe('Teas')
  commands.undo()
  commands.undo()
  expect(store.getState().components.nodes.get('a')?.props['text']).toBe('a')
})

test('what is typed into one field is one step, and another field begins another', () => {
  const { store, commands, name } = opened()
  for (const typed of ['T', 'Te', 'Teas']) commands.setSetting('name', typed)
  commands.setSetting('metaTitle', 'Fine teas')
  expect(store.getState().history.past).toHaveLength(2)
  commands.undo()
  expect(name()).toBe('Teas')
  commands.undo()
  expect(name()).toBe('Home')
})

test('the same name again is no step', () => {
  const { store, commands } = opened()
  commands.setSetting('name', 'Home')
  expect(store.getState().history.past).toEqual([])
})

test('a new name leaves the sections saved, and undoing it leaves nothing to save', () => {
  const { store, commands } = opened()
  commands.setSetting('name', 'Teas')
  expect(hasUnsavedSettings(store.getState())).toBe(true)
  expect(hasUnsavedComponents(store.getState())).toBe(false)
  commands.undo()
  expect(hasUnsavedSettings(store.getState())).toBe(false)
})

test('a restored revision brings its name along, but not its address, as one step', () => {
  const { store, commands } = opened()
  const { settings: before, components } = store.getState()
  const settings = { name: 'Old', slug: 'old', metaTitle: 'Older', metaDescription: '' }
  restoreRevision(store, { content: [], settings })
  expect(store.getState().settings).toEqual({ ...settings, slug: 'home' })
  commands.undo()
  expect(store.getState().settings).toEqual(before)
  expect(bytesOf(store.getState().components)).toBe(bytesOf(components))
})
