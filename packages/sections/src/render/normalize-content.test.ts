import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { normalizeContent } from './normalize-content.ts'
import { topbarSchema } from '../types/topbar/topbar.schema.ts'

function anItem(type: string, props: Record<string, unknown>): PageItem {
  return { id: 'a', type, contentType: 'normal', props }
}

test('props that are missing get the defaults of their type', () => {
  const [item] = normalizeContent([anItem('topbar', { animationDuration: 30 })])
  expect(item?.props).toEqual({ ...topbarSchema.defaults, animationDuration: 30 })
  expect(item?.v).toBe(1)
})

test('defaults are copies: an edit of one page does not reach another', () => {
  const [item] = normalizeContent([anItem('topbar', {})])
  expect(item?.props.messages).toHaveLength(3)
  ;(item!.props.messages as unknown[]).length = 0
  expect(topbarSchema.defaults.messages).toHaveLength(3)
})

test('entries of a list gain styling that they lack, and no words', () => {
  const [item] = normalizeContent([anItem('hero', { slides: [{ id: 's', title: 'Tea' }] })])
  expect(item?.props.slides).toMatchObject([
    { id: 's', title: 'Tea', subtitle: '', titleColor: '#ffffff', ctaButtons: [] },
  ])
})

test("a container's sections are filled too", () => {
  const child = anItem('textBlock', { text: 'Tea' })
  const [item] = normalizeContent([anItem('container', { childComponents: [child] })])
  expect(item?.props.childComponents).toMatchObject([
    { props: { text: 'Tea', level: 'paragraph' } },
  ])
})

test('items of unknown types and of newer versions stay byte for byte', () => {
  const items = [anItem('mystery', { x: [1] }), { ...anItem('hero', { new: true }), v: 2 }]
  expect(normalizeContent(items)).toEqual(items)
  expect(normalizeContent([anItem('constructor', {})])).toEqual([anItem('constructor', {})])
})

test('a saved __proto__ reaches no prototype', () => {
  const props = JSON.parse('{"__proto__":{"polluted":1},"slides":[{"__proto__":{"polluted":1}}]}')
  const [item] = normalizeContent([anItem('hero', props)])
  expect(item?.props.polluted).toBeUndefined()
  expect(Object.hasOwn(item?.props ?? {}, '__proto__')).toBe(false)
  expect({}).not.toHaveProperty('polluted')
})

test('normalising twice changes nothing more', () => {
  const once = normalizeContent([anItem('hero', {}), anItem('footer', { columns: [{ id: 'c' }] })])
  expect(normalizeContent(once)).toEqual(once)
})
