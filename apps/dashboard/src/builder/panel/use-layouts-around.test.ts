import { expect, test } from 'vitest'
import { aBlock, aFreeSection, aPage, aSection } from '../testing/document-fixture.ts'
import { layoutsAround } from './use-layouts-around.ts'

const page = aPage(aSection('a'), aFreeSection('free', aBlock('words')), {
  ...aFreeSection('grid', aBlock('cell')),
  props: { layout: { base: 'grid', mobile: 'stack' }, childComponents: [aBlock('cell')] },
})

test('a block is in the layouts of its container', () => {
  expect(layoutsAround(page, 'words')).toBe('stack')
  expect(layoutsAround(page, 'cell')).toBe('grid stack')
})

test('a section on the page is in none', () => {
  expect(layoutsAround(page, 'a')).toBe('')
})
