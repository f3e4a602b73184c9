import { expect, test } from 'vitest'
import { isEditable } from './is-editable.ts'

test.each([
  '',
  'Just words, 3 < 4',
  '<p>A <strong>fine</strong> tea<br />from <a href="https://example.com">Uji</a></p>',
  '<H2>Steeping</H2><ol><li><p>Warm the pot</p></li></ol><blockquote><p>So</p></blockquote><hr />',
  '<table><tbody><tr><td colspan="2"><p>70 °C</p></td></tr></tbody></table>',
])('%j can be edited', (html) => {
  expect(isEditable(html)).toBe(true)
})

test.each([
  '<table><thead><tr><th>Tea</th></tr></thead></table>',
  '<p>H<sub>2</sub>O</p>',
  '<pre>x</pre>',
])('%j would lose something', (html) => {
  expect(isEditable(html)).toBe(false)
})
