import { expect, test } from 'vitest'
import { seoProblems } from './seo-problems.ts'

const home = { id: 'home', name: 'Home', metaTitle: 'Tea House', metaDescription: 'Leaf teas.' }
const about = { id: 'about', name: 'About', metaTitle: 'Our house', metaDescription: 'Since 2011.' }

test('a page with a title and a description of its own has no problems', () => {
  expect(seoProblems(home, [home, about])).toEqual([])
})

test('what is missing is named', () => {
  const bare = { ...about, metaTitle: ' ', metaDescription: '' }
  expect(seoProblems(bare, [home, bare])).toEqual(['No title of its own', 'No description'])
})

test('a title that another page has too is named with that page', () => {
  const twin = { ...about, metaTitle: 'tea house' }
  expect(seoProblems(twin, [home, twin])).toEqual(['Same title as “Home”'])
})

test('60 and 160 characters are not too long, 61 and 161 are', () => {
  const full = { ...about, metaTitle: 'x'.repeat(60), metaDescription: 'x'.repeat(160) }
  expect(seoProblems(full, [full])).toEqual([])
  const long = { ...about, metaTitle: 'x'.repeat(61), metaDescription: 'x'.repeat(161) }
  expect(seoProblems(long, [long])).toEqual(['Title may be cut', 'Description may be cut'])
})
