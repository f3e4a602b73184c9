import { expect, test } from 'vitest'
import { rememberPath, storeInPath, returnPath } from './return-path.ts'

const origin = 'http://localhost:3000'
const link = { pathname: '/dashboard/orders/1', search: '?store=2&tab=open', hash: '#notes' }

test('the way back has path, query and hash, and names the shop', () => {
  const path = '/dashboard/orders/1?store=2&tab=open#notes'
  expect(rememberPath(link)).toEqual({ from: path })
  expect(returnPath(rememberPath(link), origin)).toBe(path)
  expect(storeInPath(path)).toBe('2')
  expect(storeInPath('/dashboard#?store=2')).toBeNull()
})

test.each([
  null,
  undefined,
  'text',
  {},
  { from: 'https://evil.example' },
  { from: '//evil.example' },
])('%j leads to the dashboard', (state) => {
  expect(returnPath(state, origin)).toBe('/dashboard')
})
