import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { maxBlocks, maxBlocksOfSection } from '../kit/page-item.ts'
import { aSection } from '../testing/section-fixture.tsx'
import { checkContent, checkCopied } from './check-content.ts'
import { isStill } from './components.ts'
import { shownContent } from './shown-content.ts'

const words = (id: string): PageItem => aSection('text', {}, id)
const holding = (type: string, id: string, ...childComponents: unknown[]): PageItem =>
  aSection(type, { childComponents }, id)
const free = (id: string, ...blocks: unknown[]) => holding('freeSection', id, ...blocks)
const group = (id: string, ...blocks: unknown[]) => holding('group', id, ...blocks)
const several = (count: number, prefix = 'b') =>
  Array.from({ length: count }, (_, index) => words(`${prefix}${index}`))

const messagesOf = (...content: PageItem[]) => checkContent(content).map(({ message }) => message)

test('blocks are in a section that takes them, however deep in groups', () => {
  expect(messagesOf(free('a', words('b'), group('c', group('d', words('e')))))).toEqual([])
})

test.each([
  [
    'on the page itself',
    words('a'),
    'A block is only for the inside of a section that takes blocks.',
  ],
  [
    'in a container of sections',
    holding('container', 'a', words('b')),
    'A block is only for the inside of a section that takes blocks.',
  ],
  [
    'in a section that holds nothing',
    holding('textBlock', 'a', words('b')),
    'Only containers hold sections, and only sections with blocks hold blocks.',
  ],
  [
    'of another type than the section takes',
    holding('imageWithText', 'a', aSection('video', {}, 'b')),
    'This section does not take blocks of this type.',
  ],
])('a block %s is refused', (_where, section, message) => {
  expect(messagesOf(section)).toEqual([message])
})

test('a section among blocks is refused', () => {
  expect(messagesOf(free('a', aSection('textBlock', {}, 'b')))).toEqual([
    'This holds blocks, not sections.',
  ])
})

test('what is no block, and a block that is there twice, is refused', () => {
  expect(messagesOf(free('a', 'x'))).toHaveLength(1)
  expect(messagesOf(free('a', words('b')), free('c', words('b')))).toEqual([
    'Two sections have the same id.',
  ])
})

test('a section takes as many blocks as its schema and the limits say', () => {
  expect(messagesOf(free('a', ...several(100)))).toEqual([])
  expect(messagesOf(free('a', ...several(101)))).toEqual(['This takes at most 100 blocks.'])
  const groups = [0, 1, 2].map((at) => group(`g${at}`, ...several(99, `g${at}-`)))
  expect(messagesOf(free('a', ...groups))).toEqual([])
  expect(messagesOf(free('a', ...groups, words('z')))).toEqual([
    `A section can have at most ${maxBlocksOfSection} blocks.`,
  ])
})

test('a page holds 3,000 blocks and no more, beside its sections', () => {
  const sections = Array.from({ length: maxBlocks / 100 }, (_, at) =>
    free(`s${at}`, ...several(100, `s${at}-`)),
  )
  expect(messagesOf(...sections)).toEqual([])
  expect(messagesOf(...sections, free('last', words('z')))).toEqual([
    'A page can have at most 3000 blocks.',
  ])
})

test('sections and blocks together nest 12 levels deep and no deeper', () => {
  const nest = (levels: number): PageItem =>
    levels === 1 ? words('w') : group(`g${levels}`, nest(levels - 1))
  expect(messagesOf(free('a', nest(11)))).toEqual([])
  expect(messagesOf(free('a', nest(12)))).toEqual([
    'Sections can be nested at most 12 levels deep.',
  ])
})

test('a wrong value of a block is refused at its path', () => {
  const wrong = aSection('heading', { text: 3 }, 'h')
  expect(checkContent([free('a', group('g', wrong))])).toEqual([
    {
      path: 'content.0.props.childComponents.0.props.childComponents.0.props.text',
      message: 'This is not a text.',
      sectionId: 'h',
    },
  ])
})

test('copied blocks need no section until they are pasted', () => {
  expect(checkCopied([words('a')])).toEqual([])
  expect(checkCopied([aSection('text', { text: 3 }, 'a')])).toHaveLength(1)
})

test('blocks of unknown types are stored as they are', () => {
  const item: PageItem = { ...words('b'), type: 'mystery', contentType: 'block', props: { x: 1 } }
  expect(messagesOf(free('a', item))).toEqual([])
})

test('shoppers get neither hidden sections nor hidden blocks', () => {
  const shown = shownContent([
    free(
      'a',
      words('b'),
      { ...words('c'), hidden: true },
      group('g', { ...words('d'), hidden: true }),
    ),
    { ...free('e', words('f')), hidden: true },
  ])
  expect(JSON.stringify(shown).match(/"id":"[a-z]"/g)).toEqual(['"id":"a"', '"id":"b"', '"id":"g"'])
})

test('a section with blocks needs JavaScript for a video only', () => {
  expect(isStill(free('a', words('b'), group('c', words('d'))))).toBe(true)
  const film = aSection('video', { videoType: 'youtube', src: 'x' }, 'v')
  expect(isStill(free('a', group('c', film)))).toBe(false)
})
