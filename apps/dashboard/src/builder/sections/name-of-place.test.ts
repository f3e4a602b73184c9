import { expect, test } from 'vitest'
import { nameOfPlace } from './name-of-place.ts'

const gallery = { type: 'gallery', details: {} }

test.each([
  ['a setting', gallery, 'headerTitle', 'Gallery'],
  ['an entry of a list', gallery, 'items.1.image', 'Gallery, image 2'],
  ['a whole list', gallery, 'items', 'Gallery'],
  [
    'a section with a name',
    { ...gallery, details: { name: 'Looks' } },
    'items.0',
    'Looks, image 1',
  ],
  [
    'an entry within an entry',
    { type: 'footer', details: {} },
    'columns.0.links.2.url',
    'Footer, column 1, link 3',
  ],
  ['a type that is unknown', { type: 'gone', details: {} }, 'items.0', 'gone'],
])('a place is named: %s', (_case, node, path, name) => {
  expect(nameOfPlace(node, path)).toBe(name)
})
