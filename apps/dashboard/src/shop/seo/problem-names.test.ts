import type { SeoProblem } from '@vitrine/contract/shop/seo-problems.ts'
import { expect, test } from 'vitest'
import { describeProblem, editorOf } from './problem-names.ts'

const problem = (values: Partial<SeoProblem>): SeoProblem => ({
  kind: 'broken_link',
  of: 'page',
  id: '1',
  name: 'Story',
  detail: '/page/gone',
  ...values,
})

test('a problem says what is wrong and links to where it is fixed', () => {
  expect(describeProblem(problem({}))).toBe(
    'A link leads to /page/gone, which does not exist. Change it.',
  )
  expect(describeProblem(problem({ kind: 'image_alt', detail: '1' }))).toContain('1 image has no')
  expect(editorOf(problem({}))).toBe('/builder?page=1')
  expect(editorOf(problem({ kind: 'missing_title' }))).toBe('/dashboard/pages')
  expect(editorOf(problem({ of: 'global', id: null }))).toBe('/builder')
  expect(editorOf(problem({ of: 'product' }))).toBe('/dashboard/edit-product/1')
})
