import { expect, test } from 'vitest'
import { mistakeLine } from './mistake-line.ts'

test.each([
  ['nonsense', 1],
  ['{\n  "a": 1,\n  b: 2\n}', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['[1,\n 2,\n]', 3],
  ['[\n  01\n]', 2],
  ['{"a": "one\ntwo"}', 1],
  ['{\n"a": truely }', 2],
  ['[1]\n[2]', 2],
  ['{\n  "content": [\n    {"a": 1}', 3],
  ['[\n}', 2],
])('the mistake in %j is in line %i', (json, line) => {
  expect(() => void JSON.parse(json)).toThrow(SyntaxError)
  expect(mistakeLine(json)).toBe(line)
})

test('a mistake after megabytes and 10,000 levels is found too', () => {
  const long = `"${'x'.repeat(1_000_000)}"`
  expect(mistakeLine(`[${long},\n${'['.repeat(10_000)}\n!`)).toBe(3)
})
