import { expect, test } from 'vitest'
import { aBlock, aContainer, aPage, aSection } from '../testing/document-fixture.ts'
import { openedPage } from '../testing/page-fixture.ts'
import { isMixed, listShared } from './shared-settings.ts'

const page = aPage(
  aSection('a', { backgroundColor: '#ff0000' }),
  aSection('b', { backgroundColor: '#0000ff' }),
  aContainer('box'),
  { ...aSection('new'), v: 99 },
)
const nodes = (...ids: string[]) => ids.map((id) => page.nodes.get(id)!)
const keysOf = (...ids: string[]) => listShared(nodes(...ids)).map(({ key }) => key)

test('several sections of a type share what is no text of their own', () => {
  expect(keysOf('a', 'b')).toContain('textAlign')
  expect(keysOf('a', 'b')).not.toContain('text')
})

test('sections of different types share what is alike, and a newer version nothing', () => {
  expect(keysOf('a', 'box').length).toBeGreaterThan(0)
  expect(keysOf('a', 'box').every((key) => keysOf('a', 'b').includes(key))).toBe(true)
  expect(keysOf('a', 'new')).toEqual([])
})

test('values that differ are known as such', () => {
  expect(isMixed(nodes('a', 'b'), 'backgroundColor')).toBe(true)
  expect(isMixed(nodes('a', 'b'), 'textAlign')).toBe(false)
})

test('a shared setting changes in all, as one step however often it is changed', () => {
  const { store, commands } = openedPage(
    aSection('a', { fontSize: { base: '1rem', mobile: '2rem' } }),
    aSection('b', { fontSize: '3rem' }),
    aBlock('c'),
  )
  const sizes = () =>
    ['a', 'b'].map((id) => store.getState().components.nodes.get(id)!.props['fontSize'])
  commands.select('a')
  commands.toggleSelected('b')
  commands.setScreenSize('mobile')
  const before = store.getState().components
  commands.setShared(
    ['a', 'b'],
    { key: 'fontSize', perDevice: true },
    { base: '3rem', mobile: '4rem' },
  )
  commands.setShared(
    ['a', 'b'],
    { key: 'fontSize', perDevice: true },
    { base: '3rem', mobile: '5rem' },
  )
  expect(sizes()).toEqual([
    { base: '1rem', mobile: '5rem' },
    { base: '3rem', mobile: '5rem' },
  ])
  expect(store.getState().history.past).toHaveLength(1)
  expect(store.getState().history.past[0]!.done).toHaveLength(1)
  commands.undo()
  expect(sizes()).toEqual([{ base: '1rem', mobile: '2rem' }, '3rem'])
  expect(store.getState().components.root).toEqual(before.root)
})
