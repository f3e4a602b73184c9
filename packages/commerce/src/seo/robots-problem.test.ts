import { expect, test } from 'vitest'
import { robotsProblem } from './robots-problem.ts'

test('rules, comments and groups of other robots are fine', () => {
  const text = '# Not yet\nDisallow: /page/sale\n\nUser-agent: GPTBot\nDisallow: /\nAllow: /shop'
  expect(robotsProblem(text)).toBeUndefined()
  expect(robotsProblem('')).toBeUndefined()
})

test.each(['<script>', 'Sitemap: https://elsewhere.example/', 'Disallow /page', '.*'])(
  '%j is no rule, and its line is named',
  (line) => {
    expect(robotsProblem(`Disallow: /page/a\n${line}`)).toContain(`Line 2, “${line}”`)
  },
)

test.each([
  'Disallow: /',
  'User-agent: *\ndisallow: / # all',
  'User-agent: a\nUser-agent: *\nDisallow: /',
])('%j would hide the shop', (text) => {
  expect(robotsProblem(text)).toContain('would hide the whole shop')
})
