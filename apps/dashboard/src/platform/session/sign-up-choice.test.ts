import { expect, test } from 'vitest'
import { choiceIn, pathAfter } from './sign-up-choice.ts'

test('a choice is read from a query and from the fragment of a link', () => {
  const choice = { plan: 'growth', period: 'year', currency: 'EUR' }
  expect(choiceIn('?plan=growth&period=year&currency=EUR')).toEqual(choice)
  expect(choiceIn('#token=abc&plan=growth&period=year&currency=EUR')).toEqual(choice)
  expect(choiceIn('#token=abc&template=tea')).toEqual({ template: 'tea' })
  expect(choiceIn('#token=abc')).toBeUndefined()
})

test.each(['?plan=//evil.example', '?plan=growth&period=week', '?template=../secret'])(
  'a link that was made up chooses nothing: %s',
  (query) => {
    expect(choiceIn(query)).toBeUndefined()
  },
)

test('a plan leads to billing, a template to a new shop, and neither where it would lead anyway', () => {
  expect(pathAfter({ plan: 'growth', period: 'year', template: 'tea' }, '/dashboard')).toBe(
    '/billing?plan=growth&period=year',
  )
  expect(pathAfter({ template: 'tea' }, '/dashboard')).toBe('/use-template/tea')
  expect(pathAfter({ template: 'no-such-one' }, '/dashboard')).toBe('/dashboard')
  expect(pathAfter(undefined, '/dashboard')).toBe('/dashboard')
})
