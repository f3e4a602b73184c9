import { expect, test } from 'vitest'
import { greeting, typedLine } from './typed-words.ts'

test.each([
  ['Ada', 'Hello Ada'],
  ['María de los Ángeles', 'Hello María de los Ángeles'],
  ['J. R.', 'Hello J. R.'],
  ['李', 'Hello 李'],
  ['Your account is locked, go to http://evil.example', 'Hello'],
  ['Log in at evil.example', 'Hello'],
  ['www.evil', 'Hello'],
  ['mail me@evil', 'Hello'],
  ['x'.repeat(41), 'Hello'],
])('%s is greeted with %s', (firstName, words) => {
  expect(greeting({ firstName, lastName: 'Lovelace' })).toBe(words)
})

test.each([
  ['St. James’s Square 12', 'St. James’s Square 12'],
  ['1.5 km west', '1.5 km west'],
  ['http://evil.example/login', 'evil. example/login'],
  ['write to me@evil.example', 'write to me @ evil. example'],
])('%s is in an email as %s', (typed, shown) => {
  expect(typedLine(typed)).toBe(shown)
})

test('a line that is long is cut', () => {
  expect(typedLine('x'.repeat(300))).toHaveLength(100)
})
