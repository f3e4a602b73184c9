import { expect, test } from 'vitest'
import { checkDomain, suffixOf } from './check-domain.ts'

test.each([
  ['', 'Enter a domain.'],
  ['tea', 'Enter the whole domain, such as shop.example.com.'],
  ['tea.', 'Enter the whole domain, such as shop.example.com.'],
  ['Other.vitrine.example', 'This is a free address. Change yours above instead.'],
  ['tea.example', null],
  ['https://tea.example', null],
  ['bücher', 'Enter the whole domain, such as shop.example.com.'],
  ['bücher.example', null],
])('“%s” as an own domain: %s', (typed, problem) => {
  expect(checkDomain(typed, 'tea.vitrine.example')).toBe(problem)
})

test('a free address ends with the host of the installation', () => {
  expect(suffixOf('tea.shops.example')).toBe('.shops.example')
})
