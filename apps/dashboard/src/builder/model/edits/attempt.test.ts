import type { PageItem } from '@vitrine/contract/content/page.ts'
import { maxDepth, maxSections } from '@vitrine/sections/kit/page-item.ts'
import { expect, test } from 'vitest'
import { attempt } from './attempt.ts'
import { aContainer, aPage, aSection, aSubtree } from '../../testing/document-fixture.ts'
import { isRefused } from './operation.ts'

const nested = (levels: number): PageItem =>
  levels === 1 ? aContainer('level-1') : aContainer(`level-${levels}`, nested(levels - 1))

const into = (parent: string | null) => ({
  parent,
  slot: parent === null ? 'page' : 'childComponents',
  index: 0,
})

test('a page holds 2,000 sections and refuses the next', () => {
  const full = aPage(...Array.from({ length: maxSections }, (_, index) => aSection(`s${index}`)))
  const subtree = aSubtree(aSection('one-more'))
  expect(attempt(full, { kind: 'insert', place: into(null), subtree })).toEqual({
    refused: 'too_many_sections',
  })
})

test('the twelfth level can be filled, a thirteenth is refused', () => {
  const page = aPage(nested(maxDepth))
  const subtree = aSubtree(aSection('tea'))
  const twelfth = attempt(page, { kind: 'insert', place: into('level-2'), subtree })
  expect(isRefused(twelfth)).toBe(false)
  expect(attempt(page, { kind: 'insert', place: into('level-1'), subtree })).toEqual({
    refused: 'too_deep',
  })
})

test('moving counts the height of what is moved', () => {
  const page = aPage(nested(maxDepth - 1), aContainer('box', aSection('tea')))
  expect(attempt(page, { kind: 'move', id: 'box', to: into('level-1') })).toEqual({
    refused: 'too_deep',
  })
})
