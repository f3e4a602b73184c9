import { expect, test } from 'vitest'
import {
  aBlock,
  aContainer,
  aFreeSection,
  aGroup,
  aSection,
  outlineOf,
} from '../testing/document-fixture.ts'
import { openedPage } from '../testing/page-fixture.ts'

function opened() {
  const { store, commands } = openedPage(
    aSection('a'),
    aFreeSection('free', aBlock('b'), aGroup('group', aBlock('c'))),
    aFreeSection('other', aBlock('d')),
    aContainer('box'),
  )
  return {
    commands,
    state: store.getState,
    outline: () => outlineOf(store.getState().components),
    refused: () => store.getState().refusal.text,
    announced: () => store.getState().announcement.text,
  }
}

const start = 'a, free(b, group(c)), other(d), box()'
const into = (parent: string | null, index: number) => ({
  parent,
  slot: parent === null ? 'page' : 'childComponents',
  index,
})

test('a new block goes last into a selected section or group, and is selected', () => {
  const { commands, outline, state } = opened()
  commands.select('free')
  commands.add('button')
  const button = state().selectedComponent
  expect(outline()).toBe(`a, free(b, group(c), ${button}), other(d), box()`)
  expect(state().components.nodes.get(button!)).toMatchObject({
    type: 'button',
    v: 1,
    contentType: 'block',
    props: { text: 'Shop now' },
  })
})

test('a new block goes after a selected one', () => {
  const { commands, outline, state } = opened()
  commands.select('c')
  commands.add('image')
  expect(outline()).toBe(`a, free(b, group(c, ${state().selectedComponent})), other(d), box()`)
})

test('a new block without a section around gets a free one, and one undo takes both away', () => {
  const { commands, outline, state } = opened()
  commands.select('a')
  commands.add('heading')
  const heading = state().selectedComponent
  expect(outline()).toMatch(new RegExp(`^a, .*, [\\w-]+\\(${heading}\\)$`))
  commands.undo()
  expect(outline()).toBe(start)
})

test('a new free section has blocks to begin with', () => {
  const { commands, state } = opened()
  commands.add('freeSection')
  const { components, selectedComponent } = state()
  const inside = components.nodes.get(selectedComponent!)!.slots['childComponents']!
  expect(inside.map((id) => components.nodes.get(id)?.type)).toEqual(['heading', 'text'])
})

test('a block moves between sections and into groups, and undo takes it back', () => {
  const { commands, outline } = opened()
  commands.move('b', into('other', 1))
  commands.move('d', into('group', 0))
  expect(outline()).toBe('a, free(group(d, c)), other(b), box()')
  commands.undo()
  commands.undo()
  expect(outline()).toBe(start)
})

test('with the keyboard a block goes into the group before it, out of it, and no further', () => {
  const { commands, outline, refused } = opened()
  commands.moveBeside('group', 'up')
  commands.moveIn('b')
  expect(outline()).toBe('a, free(group(c, b)), other(d), box()')
  commands.moveOut('b')
  expect(outline()).toBe('a, free(group(c), b), other(d), box()')
  expect(commands.moveOut('b')).toBe(false)
  expect(refused()).toContain('Blocks go inside sections')
})

test.each([
  ['a block onto the page', 'b', into(null, 0), 'Blocks go inside sections'],
  ['a block into a container of sections', 'b', into('box', 0), 'Blocks go inside sections'],
  ['a section among blocks', 'a', into('free', 0), 'another section cannot be put into it'],
  ['a group into itself', 'group', into('group', 0), 'cannot be moved into itself'],
])('moving %s is refused with a reason', (_what, id, to, reason) => {
  const { commands, outline, refused } = opened()
  commands.move(id, to)
  expect(refused()).toContain(reason)
  expect(outline()).toBe(start)
})

test('a section that takes some types refuses the others', () => {
  const { store, commands } = openedPage()
  commands.add('imageWithText')
  const section = store.getState().selectedComponent!
  commands.add('video', into(section, 0))
  expect(store.getState().refusal.text).toBe('This section does not take this type of block.')
})

const blocks = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => aBlock(`${of}-${at}`))

test('a section has at most 300 blocks, and a page at most 3,000', () => {
  const full = aFreeSection(
    'full',
    ...[0, 1, 2].map((at) => aGroup(`g${at}`, ...blocks(99, `g${at}`))),
  )
  const { store, commands } = openedPage(full)
  commands.add('text', into('full', 0))
  expect(store.getState().refusal.text).toBe('A section can have at most 300 blocks.')

  const sections = Array.from({ length: 30 }, (_, at) =>
    aFreeSection(`s${at}`, ...blocks(100, `s${at}`)),
  )
  const whole = openedPage(...sections, aFreeSection('last'))
  whole.commands.add('text', into('last', 0))
  expect(whole.store.getState().refusal.text).toBe('A page can have at most 3,000 blocks.')
})

test('a hidden block is shown again by the same act, or by undo', () => {
  const { commands, state, announced } = opened()
  const isHidden = () => state().components.nodes.get('b')?.hidden
  commands.toggleHidden('b')
  expect([isHidden(), announced()]).toEqual([true, 'Text hidden.'])
  commands.toggleHidden('b')
  expect([isHidden(), announced()]).toEqual([undefined, 'Text shown.'])
  commands.undo()
  expect(isHidden()).toBe(true)
})

test('several are hidden in one step, and shown only when all of them are hidden', () => {
  const { commands, state } = opened()
  const hidden = () => ['b', 'd'].map((id) => state().components.nodes.get(id)?.hidden ?? false)
  commands.toggleHidden('d')
  commands.select('b')
  commands.toggleSelected('d')
  commands.toggleHidden('b')
  expect(hidden()).toEqual([true, true])
  commands.toggleHidden('b')
  expect(hidden()).toEqual([false, false])
})

test('copied blocks are pasted into the selected section, also on another page', () => {
  const { commands } = opened()
  commands.select('group')
  const text = commands.copy()!
  const there = openedPage(aFreeSection('there'))
  there.commands.select('there')
  there.commands.paste(text)
  expect(outlineOf(there.store.getState().components)).toMatch(/^there\([\w-]+\([\w-]+\)\)$/)
})

test('a block is not pasted where no section takes it, and the reason is said', () => {
  const { commands } = opened()
  commands.select('b')
  const text = commands.copy()!
  const there = openedPage(aSection('x'))
  there.commands.select('x')
  expect(there.commands.paste(text)).toBe(false)
  expect(there.store.getState().refusal.text).toContain('Blocks go inside sections')
})
