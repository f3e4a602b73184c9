import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { findPages } from './find-pages.ts'

const page = (name: string, slug: string, status: PageSummary['status'] = 'published') =>
  ({ name, slug, status, metaTitle: '', publishAt: null }) as PageSummary
const pages = [page('Our story', 'about-us'), page('Summer', 'summer-2026', 'draft')]
const namesOf = (requested: Parameters<typeof findPages>[1]) =>
  findPages(pages, requested).map(({ name }) => name)

test('a page is found by words of its name and its address', () => {
  expect(namesOf({ search: 'STORY us' })).toEqual(['Our story'])
  expect(namesOf({ search: '2026' })).toEqual(['Summer'])
  expect(namesOf({ search: 'winter' })).toEqual([])
})

test('a status leaves the pages that have it', () => {
  expect(namesOf({ status: 'draft' })).toEqual(['Summer'])
  expect(namesOf({ status: 'scheduled' })).toEqual([])
  expect(namesOf({})).toEqual(['Our story', 'Summer'])
})
