import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { hasMainHeading } from './has-main-heading.ts'

function item(type: string, props: Record<string, unknown> = {}): PageItem {
  return { id: type, type, contentType: 'normal', props }
}

test('a hero that begins the page is its heading, also inside a container', () => {
  expect(hasMainHeading([item('hero')])).toBe(true)
  expect(hasMainHeading([item('container', { childComponents: [item('hero')] })])).toBe(true)
})

test('a hero further down is not', () => {
  expect(hasMainHeading([item('textBlock', { level: 'paragraph' }), item('hero')])).toBe(false)
})

test('a first-level heading counts at every depth', () => {
  const formatted = item('textBlock', { level: 'heading1', formatted: true })
  expect(hasMainHeading([formatted])).toBe(false)
  expect(hasMainHeading([item('productGrid'), item('textBlock', { level: 'heading1' })])).toBe(true)
})
