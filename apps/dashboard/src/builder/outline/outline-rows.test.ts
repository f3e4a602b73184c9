import { expect, test } from 'vitest'
import { aContainer, aGlobal, aPage, aSection } from '../testing/document-fixture.ts'
import { loadContent } from '../model/page/load-content.ts'
import { reuseRows, listRows, regionRowId, type OutlineRow } from './outline-rows.ts'
import { searchRows } from './use-outline-rows.ts'

const page = aPage(
  aSection('a', { text: 'Fine teas' }),
  aContainer('box', aSection('b'), aContainer('in', aSection('c', { text: 'Green tea' }))),
)

const written = (rows: readonly OutlineRow[]) =>
  rows.map(({ id, region, isRegion, level }) => `${'-'.repeat(level - 1)}${isRegion ? region : id}`)

test('the outline shows every section under its part of the page', () => {
  const rows = listRows(page, new Set())
  expect(written(rows)).toEqual(['header', 'page', '-a', '-box', '--b', '--in', '---c', 'footer'])
  expect(rows[3]).toMatchObject({ isExpanded: true, position: 2, count: 2 })
  expect(rows[2]).toMatchObject({ isExpanded: undefined })
})

test('the content of a collapsed container is not shown', () => {
  const rows = listRows(page, new Set(['box', regionRowId('header')]))
  expect(written(rows)).toEqual(['header', 'page', '-a', '-box', 'footer'])
})

test('a footer whose id is “footer” is another row than the part of the page it is in', () => {
  const globalContent = [aGlobal('footer', 'footer')]
  const rows = listRows(loadContent({ content: [], globalContent }), new Set())
  expect(written(rows)).toEqual(['header', 'page', 'footer', '-footer'])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('a search shows what it finds with the containers around it', () => {
  expect(written(searchRows(page, 'green TEXT'))).toEqual([
    'header',
    'page',
    '-box',
    '--in',
    '---c',
    'footer',
  ])
})

test('while only words change the rows stay the same list', () => {
  const rows = listRows(page, new Set())
  expect(reuseRows(rows, listRows(page, new Set()))).toBe(rows)
  expect(reuseRows(rows, listRows(page, new Set(['box'])))).not.toBe(rows)
})
