import { expect, test } from 'vitest'
import type { Operation } from '../edits/operation.ts'
import { closeStep, emptyHistory, recordStep, type Step, takeBack, takeForward } from './history.ts'
import { selectOnly } from './selection.ts'

const typed = (text: string, before: string): Step => ({
  done: [set(text)],
  undone: [set(before)],
  selectedBefore: selectOnly('a'),
  selectedAfter: selectOnly('a'),
})
const set = (text: string): Operation => ({ kind: 'setProps', id: 'a', props: { text } })

test('typing into one field is one step', () => {
  let history = recordStep(emptyHistory, typed('S', ''), 'a.text')
  history = recordStep(history, typed('Se', 'S'), 'a.text')
  expect(history.past).toEqual([{ ...typed('Se', ''), done: [set('Se')], undone: [set('')] }])
})

test('leaving the field closes the step', () => {
  let history = recordStep(emptyHistory, typed('S', ''), 'a.text')
  history = recordStep(closeStep(history), typed('Se', 'S'), 'a.text')
  expect(history.past).toHaveLength(2)
})

test('another field is another step', () => {
  let history = recordStep(emptyHistory, typed('S', ''), 'a.text')
  history = recordStep(history, typed('T', ''), 'a.title')
  expect(history.past).toHaveLength(2)
})

test('an act without an intent never joins', () => {
  const history = recordStep(recordStep(emptyHistory, typed('S', '')), typed('T', 'S'))
  expect(history.past).toHaveLength(2)
})

test('typing right after an undo begins a new step and clears redo', () => {
  let history = recordStep(emptyHistory, typed('S', ''), 'a.text')
  history = recordStep(closeStep(history), typed('Se', 'S'), 'a.text')
  history = takeBack(history)!.history
  expect(history.future).toHaveLength(1)
  history = recordStep(history, typed('St', 'S'), 'a.text')
  expect(history.past).toHaveLength(2)
  expect(history.future).toEqual([])
})

test('there is nothing to take back at the start, nor forward at the end', () => {
  expect(takeBack(emptyHistory)).toBeUndefined()
  expect(takeForward(emptyHistory)).toBeUndefined()
})
