import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { showsEverything } from './shows-everything.ts'

function aGrid(props: Record<string, unknown>): PageItem {
  return { id: 'grid', type: 'productGrid', contentType: 'normal', props }
}

test('a grid of the latest products shows everything when it has room for all', () => {
  const grid = aGrid({ productCollection: 'latest', numberOfProducts: 6 })
  expect(showsEverything([grid], 6)).toBe(true)
  expect(showsEverything([grid], 7)).toBe(false)
})

test('a grid inside a container counts, one of a single category does not', () => {
  const grid = aGrid({ productCollection: 'latest', numberOfProducts: 24 })
  expect(showsEverything([aGrid({ childComponents: [grid] })], 20)).toBe(true)
  const sale = aGrid({ productCollection: 'sale', numberOfProducts: 24 })
  expect(showsEverything([sale], 20)).toBe(false)
})
