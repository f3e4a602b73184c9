import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'

function aText(id: string, props: Record<string, unknown> = {}): PageItem {
  return { id, type: 'textBlock', contentType: 'normal', props }
}

function aBox(id: string, children: unknown): PageItem {
  return { id, type: 'container', contentType: 'container', props: { childComponents: children } }
}

function aHero(backgroundType: string, background: string): PageItem {
  const props = { slides: [{ id: 's', backgroundType, background }] }
  return { id: 'h', type: 'hero', contentType: 'normal', props }
}

test.each([
  ['a wrong kind', { text: 3 }, 'text', 'This is not a text.'],
  ['an unknown prop', { onclick: 'x' }, 'onclick', 'This section has no such setting.'],
  ['a colour that is none', { textColor: 'red;}' }, 'textColor', 'This is not a colour.'],
  ['a size that is none', { maxWidth: 'calc(1px)' }, 'maxWidth', 'This is not a size.'],
  ['a unit that is not offered', { fontSize: '3vw' }, 'fontSize', 'Use px, rem, em.'],
  ['a number beyond its limits', { lineHeight: 9 }, 'lineHeight', 'Use a number from 0.5 to 4.'],
  ['no number', { lineHeight: Number.NaN }, 'lineHeight', 'This is not a number.'],
  ['a choice that is not offered', { level: 'h9' }, 'level', 'This is not one of the choices.'],
  ['a text too long', { text: 'x'.repeat(20_001) }, 'text', 'Use at most 20000 characters.'],
  [
    'a bad value for one device',
    { padding: { base: '1rem', mobile: 'url(x)' } },
    'padding',
    'Use one to four sizes.',
  ],
  [
    'a device that there is not',
    { padding: { base: '1rem', watch: '1rem' } },
    'padding',
    'A value per device has a base, a tablet and a mobile value.',
  ],
])('%s is refused at its path', (_, props, key, message) => {
  expect(checkContent([aText('a', props)])).toEqual([
    { path: `content.0.props.${key}`, message, sectionId: 'a' },
  ])
})

test('a value per device is refused where a setting has only one', () => {
  expect(checkContent([aText('a', { text: { base: 'x' } })])).toHaveLength(1)
})

test('an address inside a list inside a list is checked', () => {
  const footer: PageItem = {
    id: 'f',
    type: 'footer',
    contentType: 'global',
    props: { columns: [{ id: 'c', title: 'Shop', links: [{ id: 'l', url: 'javascript:x' }] }] },
  }
  expect(checkContent([footer], 'globalContent')).toEqual([
    {
      path: 'globalContent.0.props.columns.0.links.0.url',
      message: 'This is not an address.',
      sectionId: 'f',
    },
  ])
})

test('a value is checked as the kind that its condition says', () => {
  expect(checkContent([aHero('solid', '#fff'), { ...aHero('image', '/x.webp'), id: 'i' }])).toEqual(
    [],
  )
  expect(checkContent([aHero('image', '//evil.example/x')])).toHaveLength(1)
  expect(checkContent([aHero('gradient', '#fff')])).toHaveLength(1)
})

test('only containers hold sections, and a container holds nothing else', () => {
  expect(checkContent([aBox('a', [aText('b')])])).toEqual([])
  expect(checkContent([aText('a', { childComponents: [] })])).toHaveLength(1)
  expect(checkContent([aBox('a', ['x'])])).toHaveLength(1)
})

test('two sections cannot have one id', () => {
  expect(checkContent([aBox('a', [aText('b')]), aText('b')])).toMatchObject([
    { path: 'content.1.id', message: 'Two sections have the same id.' },
  ])
})

test('items of unknown types and of newer versions pass unread', () => {
  const item: PageItem = { ...aText('a', { text: 3 }), type: 'mystery' }
  expect(checkContent([item, { ...aText('b', { text: 3 }), v: 3 }])).toEqual([])
})

test('a page holds 2,000 sections and no more', () => {
  const page = Array.from({ length: 2000 }, (_, index) => aText(`t${index}`))
  expect(checkContent(page)).toEqual([])
  expect(checkContent([...page, aText('last')])).toMatchObject([{ path: 'content' }])
})

test('sections nest 12 levels deep and no deeper', () => {
  const nest = (levels: number): PageItem =>
    levels === 1 ? aText('t') : aBox(`b${levels}`, [nest(levels - 1)])
  expect(checkContent([nest(12)])).toEqual([])
  expect(checkContent([nest(13)])).toMatchObject([
    { message: 'Sections can be nested at most 12 levels deep.' },
  ])
})
