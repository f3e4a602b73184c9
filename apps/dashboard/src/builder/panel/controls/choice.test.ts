import { expect, test } from 'vitest'
import { findChoice, searchChoices } from './choice.ts'

const groups = [
  { group: 'Pages', choices: [{ value: '/about', label: 'Our story', detail: '/about' }] },
  {
    group: 'Products',
    choices: [
      { value: '/product/sencha', label: 'Sencha 100 g', detail: '€12.00' },
      { value: '/product/sencha-large', label: 'Sencha 1 kg', detail: '€90.00' },
    ],
  },
]

test('a search finds names and details by all its words', () => {
  expect(searchChoices(groups, 'kg SENCHA')).toEqual([
    { group: 'Products', choices: [groups[1]!.choices[1]] },
  ])
  expect(searchChoices(groups, 'about').map(({ group }) => group)).toEqual(['Pages'])
  expect(searchChoices(groups, 'coffee')).toEqual([])
  expect(searchChoices(groups, ' ')).toEqual(groups)
})

test('a choice is found by its value in any group', () => {
  expect(findChoice(groups, '/product/sencha')?.label).toBe('Sencha 100 g')
  expect(findChoice(groups, '/gone')).toBeUndefined()
})
