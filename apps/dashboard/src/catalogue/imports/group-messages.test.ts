import { expect, test } from 'vitest'
import { groupMessages } from './group-messages.ts'

test('one sentence about several rows is one group with all of them', () => {
  const stock = { column: 'Stock', text: 'A stock of -1 cannot be, so it becomes 0.' }
  const other = { row: 4, column: 'Tags', text: 'Some were left out.' }
  expect(groupMessages([{ row: 3, ...stock }, other, { row: 9, ...stock }])).toEqual([
    { ...stock, rows: [3, 9] },
    { column: 'Tags', text: 'Some were left out.', rows: [4] },
  ])
})

test('the same words about another column are another group', () => {
  const text = 'This is empty.'
  const messages = [
    { row: 2, column: 'Name', text },
    { row: 2, column: null, text },
  ]
  expect(groupMessages(messages)).toHaveLength(2)
})
