import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { maxDepth, maxSections } from '@vitrine/sections/kit/page-item.ts'
import { expect, test } from 'vitest'
import { aContainer, aGlobal, aSection, bytesOf, outlineOf } from '../testing/document-fixture.ts'
import { builderCommands } from '../commands/commands.ts'
import { listSelected } from '../model/session/selection.ts'
import { linkTo } from '../sections/link-to.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { createLinkedStore, libraryOf } from '../store/linked-store.ts'
import { aSavedPage, openedPage } from '../testing/page-fixture.ts'

const storeId = '019a0000-0000-7000-8000-000000000001'
const clip = (...sections: PageItem[]) => JSON.stringify({ vitrine: 'sections', storeId, sections })

function opened(...content: PageItem[]) {
  const { store, commands } = openedPage(...content)
  return {
    store,
    commands,
    outline: () => outlineOf(store.getState().components),
    announced: () => store.getState().announcement.text,
    selected: () => listSelected(store.getState()),
  }
}

test('what is copied on one page is pasted on another, under new ids and in one step', () => {
  const here = opened(aSection('a'), aContainer('box', aSection('b')))
  here.commands.select('a')
  here.commands.toggleSelected('box')
  const text = here.commands.copy()!
  expect(here.announced()).toBe('2 sections copied.')

  const there = opened(aSection('x'), aSection('y'))
  there.commands.select('x')
  expect(there.commands.paste(text)).toBe(true)
  const [a, box] = there.selected()
  const { components } = there.store.getState()
  const inside = components.nodes.get(box!)!.slots['childComponents']![0]
  expect(there.outline()).toBe(`x, ${a}, ${box}(${inside}), y`)
  expect([a, box, inside]).not.toContain('b')
  expect(components.nodes.get(inside!)?.props['text']).toBe('b')
  there.commands.undo()
  expect(there.outline()).toBe('x, y')
})

test('cutting takes the sections off the page, and pasting brings them back elsewhere', () => {
  const { commands, outline, selected } = opened(aSection('a'), aContainer('box'))
  commands.select('a')
  const text = commands.cut()!
  expect(outline()).toBe('box()')
  commands.select('box')
  commands.paste(text)
  expect(outline()).toBe(`box(${selected()[0]})`)
})

test('a container pasted while it is still selected goes beside itself', () => {
  const { commands, outline, selected } = opened(aContainer('box'))
  commands.select('box')
  commands.paste(commands.copy()!)
  expect(outline()).toBe(`box(), ${selected()[0]}()`)
})

test('with nothing selected sections go to the end, and global ones to every page', () => {
  const { commands, outline, store } = opened(aSection('a'))
  const globals = store.getState().components.root.global.length
  commands.paste(clip(aSection('b'), aGlobal('nav2', 'navbar')))
  expect(outline()).toMatch(/^a, [\w-]+$/)
  expect(store.getState().components.root.global).toHaveLength(globals + 1)
})

test('a section of an unknown type is pasted as it is', () => {
  const { commands, selected, store } = opened()
  const unknown = { ...aSection('h'), type: 'hologram', v: 7, props: { beam: [1, { a: null }] } }
  commands.paste(clip(unknown))
  expect(store.getState().components.nodes.get(selected()[0]!)).toMatchObject({
    type: 'hologram',
    v: 7,
    props: unknown.props,
  })
})

function deep(levels: number): PageItem {
  return levels === 1 ? aSection('deepest') : aContainer(`level${levels}`, deep(levels - 1))
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each<[string, string, RegExp]>([
  ['a text', 'two kinds of tea', /no copied sections/],
  ['broken JSON', clip(aSection('a')).slice(0, -4), /no copied sections/],
  ['JSON of another program', '{"sections":[]}', /no copied sections/],
  [
    'JSON that is 10,000 deep',
    `{"vitrine":"sections","sections":${nested(10_000)}}`,
    /damaged|no copied/,
  ],
  ['10 MB', ' '.repeat(10_000_001), /too large/],
  ['no sections', '{"vitrine":"sections","sections":[]}', /damaged/],
  ['sections that are none', '{"vitrine":"sections","sections":[{"id":1}]}', /damaged/],
  ['a wrong colour', clip(aSection('a', { textColor: 'javascript:1' })), /not a colour/],
  [
    'too many',
    clip(...Array.from({ length: maxSections + 1 }, (_, n) => aSection(`${n}`))),
    /2000/,
  ],
  ['too deep', clip(deep(maxDepth + 1)), /12 levels/],
])('%s is refused with a reason, and the page stays as it was', (_what, text, reason) => {
  const { commands, store } = opened(aSection('a'))
  const before = bytesOf(store.getState().components)
  expect(commands.paste(text)).toBe(false)
  expect(store.getState().refusal.text).toMatch(reason)
  expect(bytesOf(store.getState().components)).toBe(before)
})

test('what would grow the page beyond its limits is refused whole', () => {
  const many = Array.from({ length: maxSections - 10 }, (_, n) => aSection(`s${n}`))
  const { commands, store } = opened(...many)
  expect(commands.paste(clip(...Array.from({ length: 8 }, (_, n) => aSection(`t${n}`))))).toBe(
    false,
  )
  expect(store.getState().refusal.text).toContain('2,000 sections')
  expect(store.getState().components.nodes.size).toBe(maxSections - 7)
})

test('__proto__ in a clipboard reaches nothing', () => {
  const { commands, selected, store } = opened()
  const text = clip(aSection('a')).replace('"text":"a"', '"text":"a","__proto__":{"admin":true}')
  expect(commands.paste(text)).toBe(true)
  const { props } = store.getState().components.nodes.get(selected()[0]!)!
  expect(Object.hasOwn(props, '__proto__')).toBe(false)
  expect((props as { admin?: boolean }).admin).toBeUndefined()
})

const image = (src: string): PageItem => ({
  ...aSection(src),
  type: 'imageBlock',
  props: { src },
})

test('images that another shop keeps are warned of, and pasted', () => {
  const { commands, outline, store } = opened()
  commands.paste(clip(image('/media/other-shop/a.webp'), image(`/media/${storeId}/b.webp`)))
  expect(outline()).toContain(',')
  expect(store.getState().refusal.text).toMatch(/^Pasted. One image belongs to another shop/)
})

test('images that are free for every shop are nothing to warn of', () => {
  const { commands, store } = opened()
  commands.paste(clip(image('/media/stock/dunes.svg')))
  expect(store.getState().refusal.text).toBe('')
})

const saved: SavedSection = {
  id: '019a0000-0000-7000-8000-00000000000c',
  name: 'Offer',
  item: aContainer('offer', aSection('words')),
  createdAt: '2026-11-21T00:00:00Z',
  updatedAt: '2026-11-21T00:00:00Z',
}
const link: PageItem = {
  ...linkTo(saved),
  id: 'link',
  name: 'Ours',
  overrides: { 'words/text': 'Only here' },
}

function copiedLink(): string {
  const linked = createLinkedStore()
  linked.setState(libraryOf([saved]))
  const commands = builderCommands(createBuilderStore(aSavedPage(link)), linked)
  commands.select('link')
  return commands.copy()!
}

test('what is linked stays linked in its shop, and is a copy of what it shows in another', () => {
  const here = opened()
  here.commands.paste(copiedLink())
  const nodeIn = ({ store, selected }: ReturnType<typeof opened>) =>
    store.getState().components.nodes.get(selected()[0]!)!
  expect(nodeIn(here).details.linked).toBe(saved.id)

  const other = { ...aSavedPage(), storeId: '019a0000-0000-7000-8000-000000000002' }
  const store = createBuilderStore(other)
  const commands = builderCommands(store)
  expect(commands.paste(copiedLink())).toBe(true)
  const copy = store.getState().components.nodes.get(listSelected(store.getState())[0]!)!
  expect(copy.details).toEqual({ name: 'Ours' })
  const [inside] = copy.slots['childComponents']!
  expect(store.getState().components.nodes.get(inside!)?.props['text']).toBe('Only here')
})

test('links of another shop without a copy are refused with what to do', () => {
  const { commands, outline, store } = opened()
  const text = JSON.stringify({ vitrine: 'sections', storeId: 'another', sections: [link] })
  expect(commands.paste(text)).toBe(false)
  expect(store.getState().refusal.text).toMatch(/linked to the library of another shop. Detach it/)
  expect(outline()).toBe('')
})

test('with nothing selected there is nothing to copy', () => {
  expect(opened(aSection('a')).commands.copy()).toBeUndefined()
})
