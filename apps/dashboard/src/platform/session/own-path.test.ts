import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'http://localhost:3000'

test('a path of the same origin is followed with its query', () => {
  expect(ownPath('/login?reason=expired#form', '/', origin)).toBe('/login?reason=expired#form')
})

test.each([
  ['https://evil.example/login'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['javascript:alert(1)'],
  ['login'],
  [undefined],
  [{ path: '/login' }],
])('%j leads to the fallback', (path) => {
  expect(ownPath(path, '/login', origin)).toBe('/login')
})
