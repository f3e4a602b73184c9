import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails the test that writes an error to the console. */
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
