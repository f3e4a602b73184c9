import { expect, test } from 'vitest'
import { daysProblem, isTypedToEnd } from './days-problem.ts'

const today = '2026-11-26'

test.each([
  ['one day', today, today, undefined],
  ['ten years', '2016-11-20', today, undefined],
  [
    'reversed days',
    '2026-11-02',
    '2026-11-01',
    'Choose a first day that is not after the last one.',
  ],
  ['more than ten years', '2001-01-01', today, 'Choose ten years at most.'],
  ['a day to come', today, '2026-11-27', 'Choose a day up to today.'],
])('%s: the sentence fits', (_, from, to, sentence) => {
  expect(daysProblem({ from, to }, today)?.sentence).toBe(sentence)
})

test.each([
  ['0002-10-01', false],
  ['0202-10-01', false],
  ['', false],
  ['2026-10-01', true],
])('%j is typed to its end: %j', (day, isTyped) => {
  expect(isTypedToEnd(day)).toBe(isTyped)
})
