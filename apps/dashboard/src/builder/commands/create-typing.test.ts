import { expect, test } from 'vitest'
import { createTyping } from './create-typing.ts'

function startsStep(before: unknown, after: unknown): boolean {
  const typing = createTyping()
  typing.isNewStep('', '', 10_000)
  return typing.isNewStep(before, after, 10_100)
}

test.each([
  ['a letter within a sentence', 'Fine te', 'Fine tea', false],
  ['the space after a sentence', 'Fine tea.', 'Fine tea. ', false],
  ['the next sentence', 'Fine tea. ', 'Fine tea. A', true],
  ['a sentence in the middle of a text', 'One. Three.', 'One. TThree.', true],
  ['a word in the middle of a sentence', 'One fine tea. Two.', 'One very fine tea. Two.', false],
  ['a price', 'For 3.5', 'For 3.50', false],
  ['a formatted text', '<p>One. </p><p>Two</p>', '<p>One. S</p><p>Two</p>', true],
  ['a new paragraph of it', '<p>One.</p><p></p>', '<p>One.</p><p>T</p>', true],
  ['a deleted letter', 'One. Tw', 'One. T', false],
])('of %s, whether it begins a step of its own', (_what, before, after, isNew) => {
  expect(startsStep(before, after)).toBe(isNew)
})

const slides = (text: string) => [
  { id: 'a', text: 'Old. ' },
  { id: 'b', text },
]

test('sentences in the entries of a list are steps, too', () => {
  expect(startsStep(slides('New. '), slides('New. A'))).toBe(true)
  expect(startsStep(slides('New'), slides('News'))).toBe(false)
})

test('a pause ends a step as well', () => {
  const typing = createTyping()
  typing.isNewStep('a', 'ab', 10_000)
  expect(typing.isNewStep('ab', 'abc', 10_999)).toBe(false)
  expect(typing.isNewStep('abc', 'abcd', 11_999)).toBe(true)
})
