import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { expect, test } from 'vitest'
import { refusedEdits } from '../model/edits/operation.ts'
import { mergeDocuments } from '../model/merge/merge-documents.ts'
import { saveContent } from '../model/page/save-content.ts'
import { linkTo } from '../sections/link-to.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { libraryOf } from '../store/linked-store.ts'
import { aContainer, aSection } from '../testing/document-fixture.ts'
import { aSavedPage } from '../testing/page-fixture.ts'
import { builderCommands } from './commands.ts'

const id = '019a0000-0000-7000-8000-00000000000c'
const innerId = '019a0000-0000-7000-8000-00000000000d'
const at = '2026-11-21T00:00:00Z'
const saved = (each: string, name: string, item: PageItem): SavedSection => {
  return { id: each, name, item, createdAt: at, updatedAt: at }
}
const inner = saved(innerId, 'Inner', aSection('i'))
const nested = { ...linkTo(inner), id: 'n' }
const banner = saved(id, 'Banner', aContainer('top', aSection('words'), nested))
const { sections } = libraryOf([banner, inner])
const link: PageItem = { ...linkTo(banner), id: 'link', name: 'Ours', anchor: 'sale' }

function open(page = aSavedPage(aSection('a'), link)) {
  const store = createBuilderStore(page)
  const content = () => saveContent(store.getState().components).content
  return { store, content, commands: builderCommands(store) }
}

test('a linked section is added, and has neither settings nor children of its own', () => {
  const { store, content, commands } = open()
  commands.add('container', undefined, linkTo(banner))
  const [, , added] = content()
  expect(added).toMatchObject({ type: 'container', linked: id, props: {} })
  const before = content()
  commands.setProp('link', 'gap', '9px', 'gap')
  expect(store.getState().refusal.text).toBe(refusedEdits.is_linked)
  commands.move('a', { parent: 'link', slot: 'childComponents', index: 0 })
  commands.add('textBlock', { parent: 'link', slot: 'childComponents', index: 0 })
  expect(content()).toEqual(before)
})

test('texts that differ here are steps, reset one by one, and stay when it is detached', () => {
  const { content, commands } = open()
  const before = content()
  commands.override('link', 'words/text', 'Half')
  commands.closeStep()
  commands.override('link', 'n/text', 'Price')
  commands.closeStep()
  expect(content()[1]).toMatchObject({ overrides: { 'words/text': 'Half', 'n/text': 'Price' } })

  const linked = content()
  commands.detach('link', sections)
  const [, copy] = content()
  expect(copy).toMatchObject({
    type: 'container',
    name: 'Ours',
    anchor: 'sale',
    props: {
      childComponents: [
        { type: 'textBlock', props: { text: 'Half' } },
        // What is linked inside stays linked, with its text.
        { linked: innerId, overrides: { 'i/text': 'Price' }, props: {} },
      ],
    },
  })
  expect(copy).not.toHaveProperty('linked')
  expect(copy).not.toHaveProperty('overrides')
  expect(copy?.id).not.toBe('link')
  commands.undo()
  expect(content()).toEqual(linked)
  commands.redo()
  expect(content()[1]).toEqual(copy)
  commands.undo()
  commands.override('link', 'words/text', undefined)
  commands.closeStep()
  expect(content()[1]?.overrides).toEqual({ 'n/text': 'Price' })
  for (let steps = 0; steps < 3; steps += 1) commands.undo()
  expect(content()).toEqual(before)
})

test('a section that was saved is linked in its own place, and undo gives it back', () => {
  const { content, commands } = open(aSavedPage(aSection('a'), aSection('b')))
  const before = content()
  commands.linkInstead('a', saved(innerId, 'Inner', aSection('a')))
  expect(content()).toMatchObject([{ linked: innerId, props: {} }, { id: 'b' }])
  commands.undo()
  expect(content()).toEqual(before)
})

test('a text changed here by one and detached by another is a question, and nothing is lost', () => {
  const base = open().store.getState().components
  const [mine, theirs] = [open(), open()]
  mine.commands.override('link', 'words/text', 'Half')
  theirs.commands.detach('link', sections)
  const versions = {
    base,
    mine: mine.store.getState().components,
    theirs: theirs.store.getState().components,
  }
  const { conflicts, document } = mergeDocuments(versions)
  expect(conflicts).toHaveLength(1)
  expect(saveContent(document).content).toMatchObject([
    { id: 'a' },
    { type: 'container', name: 'Ours', props: { childComponents: [{}, { linked: innerId }] } },
    { linked: id, overrides: { 'words/text': 'Half' } },
  ])
  theirs.commands.undo()
  theirs.commands.override('link', 'n/text', 'Price')
  const both = mergeDocuments({ ...versions, theirs: theirs.store.getState().components })
  expect(both.conflicts).toEqual([])
  expect(saveContent(both.document).content[1]?.overrides).toEqual({
    'words/text': 'Half',
    'n/text': 'Price',
  })
})

test('the page of a section of the library keeps that one, and never holds itself', () => {
  const page = { ...aSavedPage(aContainer('top', aSection('words'))), id, ofLibrary: true as const }
  const { store, content, commands } = open(page)
  const before = content()
  const refusal = () => store.getState().refusal.text
  commands.remove('top')
  expect(refusal()).toBe(refusedEdits.library_one)
  commands.duplicate('top')
  expect(refusal()).toBe(refusedEdits.library_one)
  commands.add('container', { parent: 'top', slot: 'childComponents', index: 0 }, linkTo(banner))
  expect(refusal()).toBe(refusedEdits.linked_itself)
  expect(content()).toEqual(before)
  commands.remove('words')
  expect(content()).toMatchObject([{ id: 'top', props: { childComponents: [] } }])
})
