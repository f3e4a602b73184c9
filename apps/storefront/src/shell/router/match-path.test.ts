import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test("a pattern gives its names' values", () => {
  expect(matchPath('/page/product/:slug', '/page/product/sencha')).toEqual({ slug: 'sencha' })
})

test('a slash at the end makes no difference', () => {
  expect(matchPath('/shop', '/shop/')).toEqual({})
  expect(matchPath('/', '/')).toEqual({})
})

test('a path of another length does not fit', () => {
  expect(matchPath('/page/:slug', '/page/product/sencha')).toBeUndefined()
  expect(matchPath('/page/:slug', '/page')).toBeUndefined()
  expect(matchPath('/page/:slug', '/page/')).toBeUndefined()
})

test('an escaped letter is read, half an escape fits nothing', () => {
  expect(matchPath('/page/:slug', '/page/caf%C3%A9')).toEqual({ slug: 'café' })
  expect(matchPath('/page/:slug', '/page/%E0%A4%A')).toBeUndefined()
})
