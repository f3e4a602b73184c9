import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBlock, aFreeSection, aGroup, aSection } from '../testing/document-fixture.ts'
import { answersTo } from '../model/merge/conflict.ts'
import { hasUnsavedChanges } from '../store/builder-state.ts'
import type { Saving } from '../store/saving-state.ts'
import { aSavedPage } from '../testing/page-fixture.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { aServer, open, within } from '../testing/saving-fixture.ts'

const isAway = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a text that was changed elsewhere is not overwritten before the owner has chosen', async () => {
  const server = aServer()
  const { type, state, saving } = open(server)
  server.page = { ...aSavedPage(aSection('a', { text: 'theirs' })), revision: 7 }
  type('mine')
  await within(10_000)
  expect(state().saving).toEqual({
    name: 'conflict',
    isDialogOpen: true,
    conflicts: [{ id: 'a', field: 'props.text', mine: 'mine', theirs: 'theirs' }],
  })
  expect(server.text).toBe('theirs')

  await saving.resolve(() => 'mine')
  expect(server.text).toBe('mine')
  // A manual save stores what was there as a revision.
  expect(server.saved).toMatchObject([{ autosave: false, revision: 7 }])
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('theirs takes what was saved elsewhere, and undo brings mine back', async () => {
  const server = aServer()
  const { type, state, saving, commands } = open(server)
  server.page = { ...aSavedPage(aSection('a', { text: 'theirs' })), revision: 7 }
  type('mine')
  await within(1000)
  await saving.resolve(() => 'theirs')
  expect(state().components.nodes.get('a')?.props['text']).toBe('theirs')
  expect(hasUnsavedChanges(state())).toBe(false)
  commands.undo()
  await within(1000)
  expect(server.text).toBe('mine')
})

test('what changed again while the question was open is asked about again', async () => {
  const server = aServer()
  const { type, state, saving } = open(server)
  const shown = () => (state().saving as Extract<Saving, { name: 'conflict' }>).conflicts
  server.page = { ...aSavedPage(aSection('a', { text: 'theirs' })), revision: 7 }
  type('mine')
  await within(1000)
  server.page = { ...aSavedPage(aSection('a', { text: 'newer' })), revision: 8 }
  await saving.resolve(answersTo(shown(), () => 'mine'))
  expect(state().saving).toMatchObject({ name: 'conflict', conflicts: [{ theirs: 'newer' }] })
  expect(server.text).toBe('newer')

  const asked = shown()
  type('mine, and more')
  await saving.resolve(answersTo(asked, () => 'theirs'))
  expect(shown()).toMatchObject([{ mine: 'mine, and more', theirs: 'newer' }])
  await saving.resolve(answersTo(asked, () => 'mine'))
  expect(server.text).toBe('mine, and more')
})

test('a name that was changed elsewhere is not overwritten before the owner has chosen', async () => {
  const server = aServer()
  const { commands, state, saving } = open(server)
  const theirs = { ...server.page, name: 'Their name', metaTitle: 'Their title' }
  server.page = { ...theirs, settingsRevision: 2 }
  commands.setSetting('name', 'My name')
  await within(1000)
  expect(state().saving).toMatchObject({
    name: 'conflict',
    conflicts: [{ id: '', field: 'name', mine: 'My name', theirs: 'Their name' }],
  })
  expect(server.page.name).toBe('Their name')

  await saving.resolve(() => 'mine')
  expect(server.page).toMatchObject({ name: 'My name', metaTitle: 'Their title' })
  expect(state().settings).toMatchObject({ name: 'My name', metaTitle: 'Their title' })
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('what was saved elsewhere comes in without an own change, and can be saved over', async () => {
  const server = aServer()
  const { type, state, saving, commands } = open(server)
  type('mine')
  await within(1000)
  const theirs = { ...server.page.content[0]!, props: { text: 'mine', textColor: 'red' } }
  server.page = { ...server.page, content: [theirs, aSection('new')], revision: 7 }
  await saving.pull()
  expect(state().components.root.page).toEqual(['a', 'new'])
  expect(hasUnsavedChanges(state())).toBe(false)
  commands.undo()
  await within(1000)
  expect(state().saving.name).toBe('idle')
  expect(server.page.content).toMatchObject([
    { id: 'a', props: { text: 'a', textColor: 'red' } },
    { id: 'new' },
  ])
})

test('a save whose answer was lost does not meet itself in what someone else saved after it', async () => {
  const server = aServer()
  const { type, state } = open(server)
  server.after = isAway
  type('Sen')
  await within(700)
  server.after = async () => {}
  server.page = { ...server.page, content: [...server.page.content, aSection('new')], revision: 9 }
  server.saveId = 'theirs'
  type('Sencha')
  await within(5000)
  expect(state().saving.name).toBe('idle')
  expect(server.page.content).toMatchObject([{ props: { text: 'Sencha' } }, { id: 'new' }])
})

test('what was undone since a save whose answer was lost stays undone, also after many retries', async () => {
  const server = aServer()
  const { type, state, commands } = open(server)
  server.after = isAway
  type('mine')
  await within(700)
  expect(server.text).toBe('mine')
  server.after = async () => {}
  server.page = { ...server.page, content: [...server.page.content, aSection('new')], revision: 9 }
  server.saveId = 'theirs'
  server.before = isAway
  commands.undo()
  for (const color of ['red', 'green', 'blue', 'black', 'white']) {
    commands.setProp('a', 'textColor', color, color)
    await within(40_000)
  }
  server.before = async () => {}
  await within(40_000)
  expect(state().saving.name).toBe('idle')
  await within(5000)
  expect(state().components.root.page).toEqual(['a', 'new'])
  expect(state().components.nodes.get('a')?.props['text']).toBe('a')
})

test('what others saved goes live with Publish, what was typed since does not', async () => {
  const server = new FakeServer(aSavedPage(aSection('a'), aSection('b')))
  const { type, state, saving } = open(server)
  type('pressed')
  saving.press()
  type('typed since')
  const [a, b] = server.page.content
  server.page = { ...server.page, content: [a!, { ...b!, props: { text: 'theirs' } }], revision: 7 }
  await saving.publish()
  await within(5000)
  const live = server.saved.filter(({ publish }) => publish)
  expect(live).toMatchObject([
    { content: [{ props: { text: 'pressed' } }, { props: { text: 'theirs' } }] },
  ])
  expect(server.page.content).toMatchObject([
    { props: { text: 'typed since' } },
    { props: { text: 'theirs' } },
  ])
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('content that is saved here does not hide a name that was changed elsewhere', async () => {
  const server = aServer()
  const { type, commands, state } = open(server)
  server.page = { ...server.page, name: 'Their name', settingsRevision: 2 }
  type('Sencha')
  await within(1000)
  commands.setSetting('name', 'My name')
  await within(1000)
  expect(state().saving.name).toBe('conflict')
  expect(server.page.name).toBe('Their name')
})

test('changes of different sections in two windows come together', async () => {
  const server = new FakeServer(aSavedPage(aSection('a'), aSection('b')))
  const { type, state, commands } = open(server)
  const [a, b] = server.page.content
  const theirs = { ...b!, props: { ...b!.props, text: 'theirs' } }
  server.page = { ...server.page, content: [a!, theirs, aSection('new')], revision: 7 }
  type('mine')
  commands.setProp('foot', 'copyright', 'Mine too', 'copyright')
  await within(1000)
  expect(state().saving.name).toBe('idle')
  expect(server.page.content).toMatchObject([
    { id: 'a', props: { text: 'mine' } },
    { id: 'b', props: { text: 'theirs' } },
    { id: 'new' },
  ])
  expect(server.page.globalContent[0]?.props).toMatchObject({ copyright: 'Mine too' })
  expect(state().components.nodes.get('b')?.props['text']).toBe('theirs')
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('undo goes on through changes of other sections, and leaves them', async () => {
  const server = new FakeServer(aSavedPage(aSection('a'), aSection('b')))
  const { type, state, commands } = open(server)
  const before = state().components.nodes.get('a')?.props['text']
  const [a, b] = server.page.content
  const theirs = { ...b!, props: { ...b!.props, text: 'theirs' } }
  server.page = { ...server.page, content: [a!, theirs], revision: 7 }
  type('mine')
  await within(1000)
  commands.undo()
  await within(1000)
  expect(server.page.content).toMatchObject([
    { props: { text: before } },
    { props: { text: 'theirs' } },
  ])
})

test('a section that was deleted elsewhere while it was changed here is a conflict', async () => {
  const server = new FakeServer(aSavedPage(aSection('a'), aSection('b')))
  const { type, state } = open(server)
  server.page = { ...server.page, content: [server.page.content[1]!], revision: 7 }
  type('mine')
  await within(1000)
  expect(state().saving.name).toBe('conflict')
  expect(state().components.nodes.get('a')?.props['text']).toBe('mine')
})

const twoSections = () =>
  aSavedPage(
    aFreeSection('one', aBlock('b'), aGroup('g', aBlock('c'))),
    aFreeSection('two', aBlock('d')),
  )

test('changes of different blocks in two windows come together, also in one section', async () => {
  const server = new FakeServer(twoSections())
  const { state, commands } = open(server)
  const [, two] = server.page.content
  const theirs = aFreeSection('one', aBlock('b', { text: 'theirs' }), aGroup('g', aBlock('c')))
  server.page = { ...server.page, content: [theirs, two!], revision: 7 }
  commands.setProp('c', 'text', 'mine', 'text')
  commands.toggleHidden('d')
  commands.select('g')
  commands.add('button')
  const button = state().selectedComponent!
  await within(1000)
  expect(state().saving.name).toBe('idle')
  const [one, other] = server.page.content
  expect(one?.props['childComponents']).toMatchObject([
    { id: 'b', props: { text: 'theirs' } },
    { id: 'g', props: { childComponents: [{ id: 'c', props: { text: 'mine' } }, { id: button }] } },
  ])
  expect(other?.props['childComponents']).toMatchObject([{ id: 'd', hidden: true }])
})

test('a block that was deleted elsewhere while it was changed here is a conflict', async () => {
  const server = new FakeServer(twoSections())
  const { state, commands } = open(server)
  const theirs = aFreeSection('one', aBlock('b'), aGroup('g'))
  server.page = { ...server.page, content: [theirs, server.page.content[1]!], revision: 7 }
  commands.setProp('c', 'text', 'mine', 'text')
  await within(1000)
  expect(state().saving.name).toBe('conflict')
  expect(state().components.nodes.get('c')?.props['text']).toBe('mine')
})
