import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'

function aSection(type: string, props: Record<string, unknown>, name?: string) {
  const details = name === undefined ? {} : { name }
  return { type, props, details }
}

const slides = [{ title: 'New harvest', subtitle: 'Picked in spring' }, { title: 'Teapots' }]

test('every text of a section is searched, in any order of the words', () => {
  const hero = aSection('hero', { slides })
  expect(findWords(hero, 'spring PICKED')).toBe('Picked in spring')
  expect(findWords(hero, 'teapots')).toBe('Teapots')
  expect(findWords(hero, 'teapots autumn')).toBeUndefined()
})

test('a section is found by its names, and shows its first text', () => {
  expect(findWords(aSection('hero', { slides }), 'hero')).toBe('New harvest')
  expect(findWords(aSection('hero', { slides }, 'Welcome'), 'welcome')).toBe('New harvest')
  expect(findWords(aSection('hero', { slides: [] }), 'hero')).toBe('')
})

test('of a long text the part around the words is shown', () => {
  const text = `${'A long story of many gardens. '.repeat(20)}Then came the typhoon of the year.`
  const found = findWords(aSection('textBlock', { text }), 'typhoon')
  expect(found).toMatch(/^… .*typhoon/)
  expect(found?.length).toBeLessThanOrEqual(62)
})
