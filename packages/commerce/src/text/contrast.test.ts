import { expect, test } from 'vitest'
import { contrastColor, contrastOf, mixColors } from './contrast.ts'

test('the contrast of two colours is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777', '#fff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#fff', 'red')).toBeUndefined()
})

test('black or white reads on every grey and on every strong colour', () => {
  for (let level = 0; level < 256; level += 1) {
    const step = level.toString(16).padStart(2, '0')
    for (const color of [`#${step.repeat(3)}`, `#ff${step}00`, `#00${step}ff`, `#${step}0080`])
      expect(contrastOf(contrastColor(color) ?? color, color), color).toBeGreaterThanOrEqual(4.5)
  }
})

test('a mix of two colours is what CSS makes of it', () => {
  expect(mixColors('#ff0000', 0.5, '#0000ff')).toBe('#800080')
})
