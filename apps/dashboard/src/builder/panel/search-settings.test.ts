import { sectionSchemas } from '@vitrine/sections/render/schemas.ts'
import { expect, test } from 'vitest'
import { searchSettings } from './search-settings.ts'

const found = (search: string) =>
  searchSettings(sectionSchemas.hero.settings, search).map(({ key }) => key)

test('a setting is found by its label, its group, or both', () => {
  expect(found('arrows')).toEqual(['navigation'])
  expect(found('STYLE overlay')).toEqual(['showHeroOverlay', 'heroOverlay'])
  expect(found('zebra')).toEqual([])
})

test('a list is found by what its entries hold', () => {
  expect(found('subtitle weight')).toEqual(['slides'])
})

test('nothing to search for finds everything', () => {
  expect(searchSettings(sectionSchemas.hero.settings, '  ')).toBe(sectionSchemas.hero.settings)
})
