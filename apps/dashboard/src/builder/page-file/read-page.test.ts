import { expect, test } from 'vitest'
import { libraryOf } from '../store/linked-store.ts'
import { type IncomingPage, readPage } from './read-page.ts'

const storeId = 'tea-house'
const text = { type: 'textBlock', props: { text: 'Sencha' } }

const image = (src: string) => ({ type: 'imageBlock', props: { src } })

const read = (value: unknown) =>
  readPage(typeof value === 'string' ? value : JSON.stringify(value), storeId, libraryOf([]))

function refusalOf(value: unknown): string | undefined {
  const page = read(value)
  return 'refused' in page ? page.refused : undefined
}

function incoming(value: unknown): IncomingPage {
  const page = read(value)
  if ('refused' in page) throw new Error(page.refused)
  return page
}

function nested(levels: number): string {
  const open = '{"type":"container","props":{"childComponents":['
  return `[${open.repeat(levels)}${']}}'.repeat(levels)}]`
}

test('an exported page is summarised by its content', () => {
  const page = { name: 'Story', content: [text, text, { type: 'hero', props: {} }] }
  expect(incoming(page)).toMatchObject({ count: 3, summary: '2 Text, 1 Hero', notes: [] })
})

test('what another shop has linked comes as the copy that is in the file', () => {
  const link = { ...text, props: {}, linked: '019a0000-0000-7000-8000-000000000001' }
  const file = { storeId: 'another', content: [link], plain: [text] }
  expect(incoming(file)).toMatchObject({ items: [text], notes: [] })
})

test('links to a library that is not there are left out, with a note', () => {
  const link = { ...text, linked: '019a0000-0000-7000-8000-000000000001' }
  const around = { type: 'container', props: { childComponents: [text, link] } }
  const { items, notes } = incoming({ content: [around] })
  expect(items[0]!.props['childComponents']).toMatchObject([text])
  expect(notes).toEqual(['1 linked section that the shop’s library does not have: left out.'])
})

test('a bare list, and one section, are taken too, with what they leave out filled in', () => {
  expect(incoming([text]).items[0]).toMatchObject({ ...text, contentType: 'normal' })
  expect(incoming({ type: 'container' }).items[0]).toMatchObject({ contentType: 'container' })
})

test('a mistake in the JSON is named with its line', () => {
  expect(refusalOf('{\n  "content": [\n    nonsense\n  ]\n}')).toContain('line 3')
  expect(refusalOf('{\n  "content": [')).toContain('line 2')
})

test('what is no page is said to be none', () => {
  expect(refusalOf(7)).toContain('not a page')
  expect(refusalOf({ content: 'words' })).toContain('not a page')
  expect(refusalOf([text, 'words'])).toContain('Not everything')
  expect(refusalOf([])).toContain('no section')
})

test('more than 10 MB are refused', () => {
  expect(refusalOf(`["${'x'.repeat(10 * 1024 * 1024)}"]`)).toContain('10 MB')
})

test('a depth of 10,000 is refused, in containers and in anything else', () => {
  expect(refusalOf(nested(10_000))).toContain('deep')
  const deep = `[{"type":"hologram","props":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}]`
  expect(refusalOf(deep)).toContain('deep')
})

test('twelve levels of sections are a page, thirteen are not', () => {
  expect(incoming(nested(12)).count).toBe(12)
  expect(refusalOf(nested(13))).toContain('12 levels')
})

test('2,000 sections are a page, 2,001 are not', () => {
  expect(incoming(Array.from({ length: 2000 }, () => text)).count).toBe(2000)
  expect(refusalOf(Array.from({ length: 2001 }, () => text))).toContain('2,000')
})

test('__proto__ is left out at every depth and reaches nothing', () => {
  const page = incoming(
    '[{"type":"textBlock","__proto__":{"polluted":1},"props":{"text":"a","__proto__":{"polluted":1}}}]',
  )
  expect(page.notes).toEqual(['2 keys called “__proto__”: left out.'])
  expect(Object.hasOwn(page.items[0]!.props, '__proto__')).toBe(false)
  expect({}).not.toHaveProperty('polluted')
})

test('a section of an unknown type is preserved with everything that it has', () => {
  const strange = { type: 'hologram', v: 9, extra: [1], props: { depth: 3 } }
  const page = incoming([strange])
  expect(page.items[0]).toMatchObject(strange)
  expect(page.notes[0]).toContain('“hologram”')
})

test('a value that no section allows gives way to the default, and the others stay', () => {
  const slides = [
    { id: 'a', title: 'One', titleColor: 'url(evil)' },
    { id: 'b', title: 'Two' },
  ]
  const page = incoming([{ type: 'hero', props: { slides, height: '40 bananas', nonsense: 1 } }])
  expect(page.items[0]?.props).toEqual({
    slides: [
      { id: 'a', title: 'One' },
      { id: 'b', title: 'Two' },
    ],
  })
  expect(page.notes[0]).toContain('3 values')
})

test('what all pages share is not taken into one of them', () => {
  const page = incoming([text, { type: 'navbar', props: {} }])
  expect(page.count).toBe(1)
  expect(page.notes[0]).toContain('1 section that all pages share')
})

test("another shop's images are named, the shop's own and the drawn ones are not", () => {
  const page = incoming([
    image('/media/nocturne/a-640.webp'),
    image('/media/tea-house/b-640.webp'),
    image('/media/stock/dunes.svg'),
    image('https://nocturne.example/media/nocturne/c-640.webp'),
  ])
  expect(page.foreignImages).toEqual([
    '/media/nocturne/a-640.webp',
    'https://nocturne.example/media/nocturne/c-640.webp',
  ])
})

const block = { type: 'heading', props: { text: 'Sencha' } }

test('blocks come with their section, and those without one are left out, with a note', () => {
  const free = { type: 'freeSection', props: { childComponents: [block, { type: 'group' }] } }
  const page = incoming([free, block])
  expect(page).toMatchObject({ count: 3, notes: ['1 block outside of any section: left out.'] })
  expect(page.items[0]?.props['childComponents']).toMatchObject([
    { type: 'heading', contentType: 'block' },
    { type: 'group', contentType: 'block' },
  ])
})

test('more than 3,000 blocks are refused', () => {
  const free = {
    type: 'freeSection',
    props: { childComponents: Array.from({ length: 101 }, () => block) },
  }
  expect(refusalOf(Array.from({ length: 30 }, () => free))).toContain('at most 3,000 blocks')
})
