import { expect, test } from 'vitest'
import { entriesOf, keysOf, moved, newEntry, titleOf } from './list-entries.ts'

const slides = {
  key: 'slides',
  label: 'Slides',
  kind: 'list',
  itemLabel: 'Slide',
  maxItems: 12,
  item: { id: '', alt: '', title: '' },
  settings: [
    { key: 'alt', label: 'Description', kind: 'text' },
    { key: 'title', label: 'Title', kind: 'text', inline: true },
  ],
} as const

test('an entry goes by the text that shoppers read', () => {
  expect(titleOf({ alt: 'A pot', title: 'Take the long way' }, slides)).toBe('Take the long way')
  expect(titleOf({ alt: 'A pot', title: ' ' }, slides)).toBe('A pot')
  expect(titleOf({}, slides)).toBeUndefined()
})

test('an entry without a text goes by its choice', () => {
  const icon = {
    key: 'icon',
    label: 'Way to pay',
    kind: 'select',
    options: [{ value: 'visa', label: 'Visa' }],
  } as const
  expect(titleOf({ icon: 'visa' }, { ...slides, settings: [icon] })).toBe('Visa')
})

test('a copied entry has an id of its own', () => {
  const copy = newEntry({ id: 'welcome', title: 'Tea' })
  expect(copy).toMatchObject({ title: 'Tea' })
  expect(copy['id']).not.toBe('welcome')
})

test('what is no entry is left out', () => {
  expect(entriesOf([null, 'x', { id: 'a' }])).toEqual([{ id: 'a' }])
  expect(entriesOf('x')).toEqual([])
})

test('entries are distinguished also when ids are missing or the same', () => {
  expect(keysOf([{ id: 'a' }, { id: 'a' }, {}, { id: '' }, { id: 'b' }])).toEqual([
    'a',
    'a#1',
    '#2',
    '#3',
    'b',
  ])
})

test('a moved entry is placed where it was dropped', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(moved([a, b, c], 0, 2)).toEqual([b, c, a])
  expect(moved([a, b, c], 2, 0)).toEqual([c, a, b])
})
