import { expect, test } from 'vitest'
import { asParagraphs, wordsOf } from './words-of.ts'

test('each paragraph, heading, entry and line of a formatted text is a line of words', () => {
  const html =
    '<h2>Steeping</h2><p>Use <strong>soft</strong> water.<br />Warm the pot.</p><ul><li><p>One</p></li><li>Two</li></ul><hr />'
  expect(wordsOf(html)).toBe('Steeping\nUse soft water.\nWarm the pot.\nOne\nTwo')
})

test('the cells of a row are separated', () => {
  const row = '<tr><th><p>Sencha</p></th><td colspan="2"><p>70 °C</p></td></tr>'
  expect(
    wordsOf(`<table><tbody>${row}<tr><td>Gyokuro</td><td>60 °C</td></tr></tbody></table>`),
  ).toBe('Sencha · 70 °C\nGyokuro · 60 °C')
})

test.each([
  '',
  'Tea',
  'Tea\nand cups',
  'a < b && b > c',
  '\n\nTea\n\n',
  '&amp; "both"',
  '<b>Tea</b>',
])('a plain text gets formatting and loses it again with nothing lost: %j', (text) => {
  expect(wordsOf(asParagraphs(text))).toBe(text)
})

test('what looks like marks in a plain text stays words', () => {
  expect(asParagraphs('<b>Tea</b> & cups')).toBe('<p>&lt;b&gt;Tea&lt;/b&gt; &amp; cups</p>')
})
