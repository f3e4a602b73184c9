import { expect, test } from 'vitest'
import { consentWords, defaultReminder, reminderBasis } from './reminder.ts'

const on = { ...defaultReminder, enabled: true }

test('nobody is reminded unless the owner wants it', () => {
  expect(reminderBasis(defaultReminder, 'unticked')).toBeNull()
  expect(reminderBasis({ ...on, enabled: false, basis: 'soft_opt_in' }, 'off')).toBeNull()
})

test('only a box that the shopper ticks is consent', () => {
  expect(reminderBasis(on, 'unticked')).toBe('opt_in')
  expect(reminderBasis(on, 'ticked')).toBeNull()
  expect(reminderBasis(on, 'off')).toBeNull()
})

test('a shopper who is informed and can object needs no newsletter checkbox', () => {
  expect(reminderBasis({ ...on, basis: 'soft_opt_in' }, 'off')).toBe('soft_opt_in')
})

test('the stored consent is the text that was read', () => {
  expect(consentWords('opt_in', 'Send me news')).toMatch(
    /email you one reminder.*\[x\] Send me news$/,
  )
  expect(consentWords('soft_opt_in', 'Send me news')).toMatch(
    /email you one reminder.*\[ \] Do not remind me$/,
  )
})
