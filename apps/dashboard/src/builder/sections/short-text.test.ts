import { sectionTypes } from './section-types.ts'
import { expect, test } from 'vitest'
import { shortTextOf } from './short-text.ts'

test('a section is labelled by the first words that it shows', () => {
  expect(shortTextOf({ type: 'textBlock', props: { text: '  Fine\n teas ' } })).toBe('Fine teas')
  expect(shortTextOf({ type: 'imageBlock', props: { src: '', alt: 'A teapot' } })).toBe('A teapot')
})

test('a section of slides is labelled by the first of them that has words', () => {
  const slides = [{ title: '' }, { title: 'New harvest' }]
  expect(shortTextOf({ type: 'hero', props: { slides } })).toBe('New harvest')
})

test('a text that is not shown tells nothing', () => {
  const logo = { logoType: 'image', logoText: 'Tea House', links: [] }
  expect(shortTextOf({ type: 'navbar', props: logo })).not.toBe('Tea House')
})

test('a formatted text tells its words alone', () => {
  const props = { text: '<h2>Tea &amp; cups</h2><p>Fresh</p>', formatted: true }
  expect(shortTextOf({ type: 'textBlock', props })).toBe('Tea & cups Fresh')
})

test('long words are cut, and an unknown section has none', () => {
  expect(shortTextOf({ type: 'textBlock', props: { text: 'x'.repeat(500) } })).toHaveLength(60)
  expect(shortTextOf({ type: 'hologram', props: { text: 'far away' } })).toBe('')
})

test('every type has a text that can be shown, however its props look', () => {
  for (const { type, defaults } of sectionTypes) {
    expect(typeof shortTextOf({ type, props: defaults as Record<string, unknown> })).toBe('string')
    expect(shortTextOf({ type, props: {} })).toBe('')
  }
})
