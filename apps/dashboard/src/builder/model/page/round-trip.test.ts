import { expect, test } from 'vitest'
import { aContainer, aGlobal, aSection } from '../../testing/document-fixture.ts'
import { loadContent } from './load-content.ts'
import { saveContent } from './save-content.ts'

const roundTrip = (saved: Parameters<typeof loadContent>[0]) =>
  JSON.stringify(saveContent(loadContent(saved)))

test('loading and saving a page changes no byte', () => {
  const saved = {
    content: [aSection('hero'), aContainer('box', aSection('tea'), aContainer('inner'))],
    globalContent: [aGlobal('foot', 'footer'), aGlobal('bar', 'topbar')],
  }
  expect(roundTrip(saved)).toBe(JSON.stringify(saved))
})

test('unknown types and unknown fields are preserved byte for byte, in their order', () => {
  const text =
    '{"content":[{"note":"ours","props":{"b":1,"a":{"__proto__":{"x":1},"two":[null]}},"type":"hologram",' +
    '"id":"h","contentType":"normal","later":{"deep":[1,2]}},' +
    '{"id":"c","props":{"childComponents":[{"id":"d","type":"x","contentType":"normal","props":{"childComponents":"words"}}],"z":1},' +
    '"contentType":"container","type":"shelf","x":0}],"globalContent":[]}'
  expect(roundTrip(JSON.parse(text))).toBe(text)
})

test('children that are no sections stay in the props as they are', () => {
  const odd = { ...aSection('odd'), props: { childComponents: [1, { id: 'x' }] } }
  const saved = { content: [odd], globalContent: [] }
  const document = loadContent(saved)
  expect(document.nodes.size).toBe(1)
  expect(roundTrip(saved)).toBe(JSON.stringify(saved))
})

test('a container that was saved without children can still be filled', () => {
  const bare = { ...aContainer('box'), props: {} }
  const saved = { content: [bare], globalContent: [] }
  expect(loadContent(saved).nodes.get('box')?.slots).toEqual({ childComponents: [] })
  expect(roundTrip(saved)).toBe(JSON.stringify(saved))
})

test('a component whose id is taken gets a new one', () => {
  const document = loadContent({ content: [aSection('a'), aSection('a')], globalContent: [] })
  expect(new Set(document.root.page).size).toBe(2)
})

test('ids that objects inherit are ordinary ids', () => {
  const document = loadContent({
    content: [aSection('constructor'), aSection('__proto__')],
    globalContent: [],
  })
  expect(document.nodes.get('__proto__')?.props).toMatchObject({ text: '__proto__' })
  expect(document.root.page).toEqual(['constructor', '__proto__'])
})
