import { expect, test } from 'vitest'
import { aGlobal, aSection } from '../testing/document-fixture.ts'
import { aSavedPage } from '../testing/page-fixture.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { listDifferences } from './differences.ts'

test('a default that was never filled in is no difference', () => {
  const page = aSavedPage(aSection('a'), aSection('b'))
  const { components } = createBuilderStore(page).getState()
  expect(listDifferences(components, page)).toEqual([])

  const [a] = page.content
  const footer = { ...aGlobal('foot', 'footer'), props: { copyright: 'Theirs' } }
  const theirs = { content: [a!], globalContent: [footer, ...page.globalContent.slice(1)] }
  expect(listDifferences(components, theirs)).toMatchObject([
    { id: 'foot', how: 'different' },
    { id: 'b', how: 'only here' },
  ])
})
