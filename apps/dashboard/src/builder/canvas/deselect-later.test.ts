import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deselectLater } from './deselect-later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a single click deselects, a moment later', () => {
  const deselect = vi.fn()
  deselectLater().begin(deselect)
  expect(deselect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(deselect).toHaveBeenCalledOnce()
})

test('the second click of a double click keeps the selection', () => {
  const deselect = vi.fn()
  const later = deselectLater()
  later.begin(deselect)
  later.forget()
  later.settle()
  vi.advanceTimersByTime(400)
  expect(deselect).not.toHaveBeenCalled()
})

test('what comes next does not wait, and deselects once', () => {
  const deselect = vi.fn()
  const later = deselectLater()
  later.begin(deselect)
  later.settle()
  vi.advanceTimersByTime(400)
  expect(deselect).toHaveBeenCalledOnce()
})
