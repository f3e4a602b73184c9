import { expect, test } from 'vitest'
import { fillTemplate, templateProblem } from './seo-templates.ts'

test('a template takes the names of the page and of the shop, and values are not searched', () => {
  expect(fillTemplate('{page} · {shop}', 'Sencha', 'Tea')).toBe('Sencha · Tea')
  expect(fillTemplate('{page} | {shop}', '{shop} $& $1', 'Tea')).toBe('{shop} $& $1 | Tea')
})

test.each(['{page} – {price}', '{page', 'page}', '{}', '{{page}}', '{constructor}'])(
  '%j is refused with a sentence',
  (template) => {
    expect(templateProblem(template)).toMatch(/\{page\}.*\{shop\}/)
  },
)

test('plain text and both names are fine', () => {
  for (const template of ['', 'Tea from Kyoto', '{page} by {shop}'])
    expect(templateProblem(template)).toBeUndefined()
})
