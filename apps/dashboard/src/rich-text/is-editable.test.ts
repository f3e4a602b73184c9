import { expect, test } from 'vitest'
import { isEditable } from './is-editable.ts'

test.each([
  '',
  'Just words, 3 < 4',
  '<p>A <strong>fine</strong> tea<br />from <a href="https://example.com">Uji</a></p>',
  '<H2>Steeping</H2><ol><li><p>Warm the pot</p></li></ol><blockquote><p>So</p></blockquote><hr />',
])('%j can be edited', (html) => {
  expect(isEditable(html)).toBe(true)
})

test.each([
  '<table><tbody><tr><td>70 °C</td></tr></tbody></table>',
  '<p>H<sub>2</sub>O</p>',
  '<pre>x</pre>',
])('%j would lose something', (html) => {
  expect(isEditable(html)).toBe(false)
})
