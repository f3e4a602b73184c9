import { expect, test } from 'vitest'
import { groupSections, searchPresets, searchSections } from './search-sections.ts'

test('a section is found by parts of its name and its group', () => {
  const found = searchSections('prod slid').map(({ type }) => type)
  expect(found).toEqual(['productSlider', 'categoriesSlider'])
})

test('a preset is found by its own name', () => {
  expect(searchPresets('call to action').map(({ name }) => name)).toEqual(['Call to action'])
  expect(searchPresets(' ')).toEqual([])
})

test.each([
  ['faq', 'textBlock'],
  ['newsletter', 'footer'],
  ['columns', 'container'],
])('%s finds a section by another name', (term, type) => {
  expect(searchSections(term).map((section) => section.type)).toContain(type)
})

test('without a term every section is shown, once, in its group', () => {
  const all = searchSections(' ')
  const grouped = groupSections(all).flatMap(({ sections }) => sections)
  expect(grouped).toHaveLength(all.length)
})

test('a type that exists in data alone is never offered', () => {
  for (const term of ['', 'product page'])
    expect(searchSections(term).map(({ type }) => type)).not.toContain('product')
})
