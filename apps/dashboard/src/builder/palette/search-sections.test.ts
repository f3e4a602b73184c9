import { expect, test } from 'vitest'
import { findClosedProblem, isShownClosed } from '@vitrine/sections/render/closed-shop-types.ts'
import { createSubtree } from '../sections/section-types.ts'
import { groupSections, searchPresets, searchSections } from './search-sections.ts'

test('a section is found by parts of its name and its group', () => {
  const found = searchSections('prod slid', undefined).map(({ type }) => type)
  expect(found).toEqual(['productSlider', 'categoriesSlider'])
})

test('a preset is found by its own name', () => {
  expect(searchPresets('call to action', undefined).map(({ name }) => name)).toEqual([
    'Call to action',
  ])
  expect(searchPresets(' ', undefined)).toEqual([])
})

test.each([
  ['faq', 'textBlock'],
  ['newsletter', 'footer'],
  ['columns', 'container'],
])('%s finds a section by another name', (term, type) => {
  expect(searchSections(term, undefined).map((section) => section.type)).toContain(type)
})

test('without a term every section is shown, once, in its group', () => {
  const all = searchSections(' ', undefined)
  const grouped = groupSections(all).flatMap(({ sections }) => sections)
  expect(grouped).toHaveLength(all.length)
})

test('a type that exists in data alone is never offered', () => {
  for (const term of ['', 'product page'])
    expect(searchSections(term, undefined).map(({ type }) => type)).not.toContain('product')
})

test('the page of a closed shop is offered only what it may have', () => {
  const offered = searchSections(' ', 'password').map(({ type }) => type)
  const presets = ['a', 'e', 'o'].flatMap((term) => searchPresets(term, 'password'))
  const parts = offered.flatMap((type) => [...createSubtree(type)])

  expect(offered).toEqual(expect.arrayContaining(['hero', 'columns', 'button']))
  expect(parts.filter((part) => !isShownClosed(part))).toEqual([])
  expect(presets.length).toBeGreaterThan(0)
  expect(findClosedProblem(presets.map(({ item }) => item))).toBeUndefined()
})
