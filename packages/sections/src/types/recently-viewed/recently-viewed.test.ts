import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showSection } from '../../testing/show-section-fixture.ts'
import { noteViewed, viewedKey } from './viewed-products.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('the server sends its place, hidden, without any product', async () => {
  const html = await showSection('recentlyViewed')
  expect(html).toContain('class="section plain unknown"')
  expect(html.match(/class="skeleton frame"/g)).toHaveLength(8)
  expect(html).not.toContain('/page/product/')
})

test('the canvas shows the newest products in its place', async () => {
  expect(await showSection('recentlyViewed', {}, 'canvas')).toContain('skeleton')
})

test('products are noted once each, the last one first, and never more than 24', () => {
  for (let index = 0; index < 30; index += 1) noteViewed(`tea-${index}`)
  noteViewed('tea-20')
  const slugs = JSON.parse(stored.get(viewedKey) ?? '') as string[]
  expect(slugs).toHaveLength(24)
  expect(slugs.slice(0, 3)).toEqual(['tea-20', 'tea-29', 'tea-28'])
})

test.each(['not json', '{}', '[7, "../x", null]'])('%s in its place is forgotten', (junk) => {
  stored.set(viewedKey, junk)
  noteViewed('sencha')
  expect(stored.get(viewedKey)).toBe('["sencha"]')
})
