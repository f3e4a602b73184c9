import { expect, test } from 'vitest'
import { descriptionFromText, textOfDescription } from './description.ts'

test('blocks of text become paragraphs and lines become breaks', () => {
  expect(descriptionFromText('First flush.\nPicked in May.\n\n\nSteep at 70 °C.')).toBe(
    '<p>First flush.<br>Picked in May.</p><p>Steep at 70 °C.</p>',
  )
})

test('what looks like markup stays text', () => {
  expect(descriptionFromText('<b>5 > 3 & more</b>')).toBe(
    '<p>&lt;b&gt;5 &gt; 3 &amp; more&lt;/b&gt;</p>',
  )
})

test.each(['', 'One line', 'Two\nlines\n\nand "a" <tag> & more'])(
  '%j survives the way there and back',
  (text) => {
    expect(textOfDescription(descriptionFromText(text))).toBe(text)
  },
)

test('breaks as the server writes them are read too', () => {
  expect(textOfDescription('<p>One<br />two</p>\n<p>Three</p>')).toBe('One\ntwo\n\nThree')
})

test.each(['<p>A <strong>bold</strong> tea</p>', '<ul><li>Green</li></ul>', 'no paragraph'])(
  '%j is not plain text',
  (html) => {
    expect(textOfDescription(html)).toBeUndefined()
  },
)
