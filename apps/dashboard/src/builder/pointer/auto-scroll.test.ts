import { expect, test } from 'vitest'
import { autoScrollSpeed } from './auto-scroll.ts'

test('the canvas scrolls faster the nearer the pointer is to an edge', () => {
  expect(autoScrollSpeed(300, 0, 600)).toBe(0)
  expect(autoScrollSpeed(590, 0, 600)).toBeGreaterThan(autoScrollSpeed(540, 0, 600))
  expect(autoScrollSpeed(10, 0, 600)).toBeLessThan(autoScrollSpeed(60, 0, 600))
})

test('outside the canvas nothing scrolls', () => {
  expect(autoScrollSpeed(-1, 0, 600)).toBe(0)
  expect(autoScrollSpeed(601, 0, 600)).toBe(0)
})
