import { expect, test } from 'vitest'
import { descriptionText } from './description-text.ts'

test('a description becomes its words', () => {
  const html = '<p>Green &amp; <strong>grassy</strong>.</p><ul><li>70 °C</li></ul>'
  expect(descriptionText(html)).toBe('Green & grassy. 70 °C')
})

test('a long description ends at a word', () => {
  const text = descriptionText(`<p>${'leaf '.repeat(100)}</p>`)
  expect(text.length).toBeLessThanOrEqual(301)
  expect(text).toMatch(/leaf…$/)
})
