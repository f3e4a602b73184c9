import { expect, test } from 'vitest'
import { describeObserved } from './describe-observed.ts'

const wrong = { ok: false, observed: null, optional: false }

test('before the first check nothing is right or wrong', () => {
  expect(describeObserved(wrong, false)).toEqual({ mark: 'none', text: 'Not checked yet' })
})

test.each([
  [{ ...wrong, ok: true, observed: '192.0.2.7' }, 'right', '192.0.2.7'],
  [{ ...wrong, ok: true, observed: 'k'.repeat(400) }, 'right', 'The right value'],
  [{ ...wrong, ok: true, optional: true }, 'right', 'Not needed: another record does this'],
  [wrong, 'wrong', 'Nothing'],
  [{ ...wrong, observed: '8.8.4.4' }, 'wrong', '8.8.4.4'],
  [{ ...wrong, optional: true }, 'none', 'Nothing'],
] as const)('%o is marked %s', (record, mark, text) => {
  expect(describeObserved(record, true)).toEqual({ mark, text })
})
