import { expect, test } from 'vitest'
import { readFrom, readTo } from './redirect-path.ts'

const hosts = ['tea.localhost', 'tea.example']

test('an old address is read in any spelling, without its query', () => {
  for (const typed of ['/products/old', ' /products/old/ ', '/products/old?variant=1#top'])
    expect(readFrom(typed, hosts)).toEqual({ path: '/products/old' })
  expect(readFrom('https://tea.example/gr%C3%BCn', hosts)).toEqual({ path: '/grün' })
  expect(readFrom('/gru\u0308n', hosts)).toEqual({ path: '/grün' })
})

test('a target keeps its query and fragment', () => {
  expect(readTo('/shop/?sort=price#list', hosts)).toEqual({ path: '/shop?sort=price#list' })
  expect(readTo('/', hosts)).toEqual({ path: '/' })
})

test.each([
  'https://evil.example/',
  '//evil.example',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
  'https://tea.example@evil.example/',
  'http://user@tea.example/',
])('%j leads to another site', (typed) => {
  for (const read of [readFrom, readTo])
    expect(read(typed, hosts)).toMatchObject({ problem: expect.stringContaining('another site') })
})

test.each([
  '',
  'products/old',
  '/with space',
  '/bad\u0000',
  '/bad%E0%A4%A',
  '/bad%00',
  '/bad%0d%0a',
])('%j is no address', (typed) => {
  expect(readTo(typed, hosts)).toHaveProperty('problem')
})

test.each(['/old/*', '^/old', '/old/[0-9]+', '/old$', '/a|b'])('%j is a pattern', (typed) => {
  expect(readFrom(typed, hosts)).toMatchObject({ problem: expect.stringContaining('pattern') })
})

test('signs of patterns that addresses may have are taken as they are', () => {
  expect(readFrom('/old.html(1)+2', hosts)).toEqual({ path: '/old.html(1)+2' })
})

test.each(['/', '/api/orders', '/checkout', '/media/a.webp'])('%s is the shop’s own', (typed) => {
  expect(readFrom(typed, hosts)).toHaveProperty('problem')
})
