import { expect, test } from 'vitest'
import { aPage, aSection } from '../testing/document-fixture.ts'
import { requireNode } from '../model/page/find-node.ts'
import { findInlineSetting, readAt, writeAt } from './inline-setting.ts'

const slides = [
  { title: 'One', ctaButtons: [{ text: 'Shop' }] },
  { title: 'Two', ctaButtons: [] },
]
const page = aPage(
  { ...aSection('hero', { slides, height: '600px' }), type: 'hero' },
  aSection('text'),
  { ...aSection('new'), v: 99 },
)
const hero = requireNode(page, 'hero')

test('a text is edited in place where the schema of its section says so', () => {
  expect(findInlineSetting(hero, 'slides.0.title')?.key).toBe('title')
  expect(findInlineSetting(hero, 'slides.0.ctaButtons.0.text')?.key).toBe('text')
  expect(findInlineSetting(requireNode(page, 'text'), 'text')?.key).toBe('text')
})

test('of a text that can be formatted, the setting is meant that holds now', () => {
  const text = requireNode(page, 'text')
  const formatted = { ...text, props: { ...text.props, formatted: true } }
  expect(findInlineSetting({ ...text, props: { formatted: false } }, 'text')?.kind).toBe('textarea')
  expect(findInlineSetting(formatted, 'text')?.kind).toBe('richText')
})

test('other settings and sections of newer versions are not', () => {
  expect(findInlineSetting(hero, 'height')).toBeUndefined()
  expect(findInlineSetting(hero, 'slides')).toBeUndefined()
  expect(findInlineSetting(hero, 'slides.0.unknown')).toBeUndefined()
  expect(findInlineSetting(requireNode(page, 'new'), 'text')).toBeUndefined()
})

test('a text is read and written where its path leads', () => {
  expect(readAt(hero.props, 'slides.0.ctaButtons.0.text')).toBe('Shop')
  const { key, value } = writeAt(hero.props, 'slides.0.ctaButtons.0.text', 'Buy')
  expect(key).toBe('slides')
  expect(value).toEqual([{ title: 'One', ctaButtons: [{ text: 'Buy' }] }, slides[1]])
  expect((value as unknown[])[1]).toBe(slides[1])
})

test('a path that leads nowhere reads nothing', () => {
  expect(readAt(hero.props, 'slides.9.title')).toBe('')
  expect(readAt(hero.props, '__proto__.constructor')).toBe('')
})
