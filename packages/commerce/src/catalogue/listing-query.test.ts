import { expect, test } from 'vitest'
import { isFiltered, readListingQuery, writeListingQuery } from './listing-query.ts'

const read = (address: string) => readListingQuery(new URLSearchParams(address))
const canonical = (address: string) => writeListingQuery(read(address))

test('an address says sort, price, availability, attributes and page', () => {
  expect(read('sort=price&min=5&max=19.5&stock=in&attr.Size=50+g&attr.Size=100+g&page=3')).toEqual({
    sort: 'price',
    minPrice: 5,
    maxPrice: 19.5,
    inStock: true,
    attributes: [
      { name: 'Size', value: '100 g' },
      { name: 'Size', value: '50 g' },
    ],
    pageNumber: 2,
  })
})

test('an address without a query shows the first page of everything, as the shop arranges it', () => {
  expect(read('')).toEqual({
    sort: 'featured',
    minPrice: undefined,
    maxPrice: undefined,
    inStock: false,
    attributes: [],
    pageNumber: 0,
  })
  expect(canonical('')).toBe('')
  expect(isFiltered(read('sort=name&page=2'))).toBe(false)
})

test.each([
  ['page=2&sort=price', '?sort=price&page=2'],
  ['attr.B=2&attr.A=1&attr.B=1&attr.B=2', '?attr.A=1&attr.B=1&attr.B=2'],
  ['max=9&min=20', '?min=9&max=20'],
  ['min=&max=&sort=featured', ''],
  ['min=0&max=007.50', '?max=7.5'],
  ['min=10,00&max=12,5', '?min=10&max=12.5'],
])('%s is written %s', (address, written) => {
  expect(canonical(address)).toBe(written)
  expect(canonical(written)).toBe(written)
})

test.each([
  'sort=cheapest',
  'min=-1',
  'max=1e3',
  'max=99999999999',
  'min=five',
  'stock=out',
  'attr.=x',
  'attr.Size=',
  `attr.Size=${'x'.repeat(61)}`,
  'attr.Size=%00',
  'page=0',
  'page=10001',
  'page=2.5',
  'page=<script>',
  'utm_source=x',
])('%s is as if it were not there', (junk) => {
  expect(canonical(junk)).toBe('')
})

test('at most 20 attributes count', () => {
  const many = Array.from({ length: 50 }, (_, index) => `attr.Size=${index}`).join('&')
  expect(read(many).attributes).toHaveLength(20)
})
