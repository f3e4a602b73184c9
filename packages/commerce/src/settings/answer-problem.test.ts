import { expect, test } from 'vitest'
import { answerProblem } from './answer-problem.ts'
import type { CustomField } from './checkout-settings.ts'

const field = (kind: CustomField['kind'], required = true): CustomField => ({
  id: 'gift',
  label: 'Gift',
  kind,
  required,
  options: kind === 'select' ? ['Box', 'Paper'] : [],
})

test('what is required has to be answered, and nothing else', () => {
  for (const kind of ['text', 'select', 'checkbox', 'date'] as const) {
    expect(answerProblem(field(kind), ' ')).toMatch(/^Please/)
    expect(answerProblem(field(kind, false), '')).toBeUndefined()
  }
})

test('an answer has to be one of its kind', () => {
  expect(answerProblem(field('select'), 'Box')).toBeUndefined()
  expect(answerProblem(field('select'), 'Gold')).toBe('Please choose one.')
  expect(answerProblem(field('checkbox'), 'Yes')).toBeUndefined()
  expect(answerProblem(field('checkbox'), 'on')).toBe('Please tick this box.')
  expect(answerProblem(field('date'), '2028-02-29')).toBeUndefined()
  expect(answerProblem(field('date'), '2027-02-29')).toMatch(/such as/)
  expect(answerProblem(field('date'), 'tomorrow')).toMatch(/such as/)
})
