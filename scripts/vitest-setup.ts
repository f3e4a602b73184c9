import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An error on the console is a defect: it fails the test that caused it. */
let errors: unknown[][] = []

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words)
  })
})

afterEach(() => {
  expect(errors, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
