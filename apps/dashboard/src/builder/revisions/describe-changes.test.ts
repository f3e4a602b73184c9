import type { RevisionChanges } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'
import { momentsOf } from '../../platform/ui/moments-of.ts'

const none: RevisionChanges = {
  published: false,
  added: [],
  removed: [],
  changed: [],
  moved: false,
  settings: [],
}

test.each<[Partial<RevisionChanges>, string]>([
  [{ changed: ['hero', 'textBlock', 'textBlock'] }, 'Hero, Text changed'],
  [{ added: ['hero', 'textBlock'] }, '2 sections added'],
  [{ added: ['hero'], removed: ['textBlock'] }, 'Hero added · Text deleted'],
  [{ moved: true, settings: ['name', 'slug'] }, 'Sections moved · Name, address changed'],
  [{ published: true, changed: ['hero'] }, 'Published · Hero changed'],
  [{ published: true }, 'Published'],
  [{}, 'Nothing changed'],
  [
    { changed: ['hero', 'textBlock', 'imageBlock', 'container', 'contactForm'] },
    'Hero, Text, Image and 2 more changed',
  ],
])('%o is %s', (changes, words) => {
  expect(describeChanges({ revision: 2, changes: { ...none, ...changes } })).toBe(words)
})

test('the first revision is the page’s own, and one of an older version says nothing', () => {
  expect(describeChanges({ revision: 1, changes: null })).toBe('Page added')
  expect(describeChanges({ revision: 2, changes: null })).toBeUndefined()
})

test('moments of one minute tell their seconds, others do not', () => {
  const moments = momentsOf(['2026-11-24T10:00:05', '2026-11-24T10:00:41', '2026-11-24T09:00:00'])
  expect(moments).toEqual(['24 Nov 2026, 10:00:05', '24 Nov 2026, 10:00:41', '24 Nov 2026, 09:00'])
})
