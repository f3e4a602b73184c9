import { mainOf } from '@vitrine/sections/types/page-main/main-of-template.ts'
import { expect, test } from 'vitest'
import { saveContent } from '../model/page/save-content.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { refusedEdits } from '../model/edits/operation.ts'
import { aContainer, aSection } from '../testing/document-fixture.ts'
import { aSavedPage } from '../testing/page-fixture.ts'
import { builderCommands } from './commands.ts'

function openTemplate() {
  const sections = [aSection('a'), mainOf('product', 'main'), aContainer('box')]
  const store = createBuilderStore({ ...aSavedPage(...sections), templateFor: 'product' })
  const content = () => saveContent(store.getState().components).content
  const ids = () => content().map(({ id }) => id)
  return { store, commands: builderCommands(store), content, ids }
}

test('what a template’s page shows by itself is moved, and never deleted, doubled or hidden', () => {
  const { store, commands, ids } = openTemplate()
  const before = ids()
  const refusal = () => store.getState().refusal.text

  commands.remove('main')
  expect(refusal()).toBe(refusedEdits.main_stays)
  commands.duplicate('main')
  expect(refusal()).toBe(refusedEdits.main_once)
  commands.toggleHidden('main')
  expect(refusal()).toBe(refusedEdits.main_stays)
  commands.setDetails('main', { hiddenOn: ['mobile'] }, 'hiddenOn')
  expect(refusal()).toBe(refusedEdits.main_stays)
  commands.move('main', { parent: 'box', slot: 'childComponents', index: 0 })
  expect(refusal()).toBe(refusedEdits.main_inside)
  expect(ids()).toEqual(before)

  commands.move('main', { parent: null, slot: 'page', index: 0 })
  expect(ids()).toEqual(['main', 'a', 'box'])
})

test('a page that takes the place of a template leaves the page content, where it has it itself', () => {
  const { commands, content, ids } = openTemplate()
  commands.takeIn([aSection('b'), mainOf('product', 'other'), aSection('c')], 'replace')
  expect(content().map(({ type }) => type)).toEqual(['textBlock', 'pageMain', 'textBlock'])
  expect(ids()[1]).toBe('main')
  commands.undo()
  expect(ids()).toEqual(['a', 'main', 'box'])
})

test('a text is bound, bound otherwise and unbound, each as one step', () => {
  const { commands, content } = openTemplate()
  const bindings = () => content()[0]!.bindings
  commands.bind('a', 'text', 'product.title')
  commands.bind('a', 'text', 'product.brand')
  expect(bindings()).toEqual({ text: 'product.brand' })
  expect(content()[0]!.props['text']).toBe('a')
  commands.undo()
  expect(bindings()).toEqual({ text: 'product.title' })
  commands.bind('a', 'text', undefined)
  expect(content()[0]).not.toHaveProperty('bindings')
})
