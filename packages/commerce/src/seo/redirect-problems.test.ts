import { expect, test } from 'vitest'
import { redirectProblems } from './redirect-problems.ts'

const rules = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }))
const problems = (existing: [string, string][], ...requested: [string, string][]) => [
  ...redirectProblems(new Map(existing), rules(...requested)).values(),
]

test('redirects to pages are fine, also many to one', () => {
  expect(problems([['/a', '/shop']], ['/b', '/shop'], ['/c', '/?x=1'])).toEqual([])
})

test('a redirect to itself and a loop of five are refused, and the way is named', () => {
  expect(problems([], ['/a', '/a?x=1'])).toEqual(['This is a redirect loop: /a → /a.'])
  const loop = problems([], ['/a', '/b'], ['/b', '/c'], ['/c', '/d'], ['/d', '/e'], ['/e', '/a'])
  expect(loop).toHaveLength(5)
  expect(loop[0]).toBe('This is a redirect loop: /a → /b → /c → /d → /e → /a.')
})

test('a redirect to another redirect is refused with its end', () => {
  expect(problems([['/b', '/c']], ['/a', '/b'])).toEqual([
    '“/b” is redirected itself. Let “/a” lead straight to “/c”.',
  ])
  expect(problems([], ['/a', '/b'], ['/b', '/c'])).toHaveLength(1)
})

test('a target of another redirect cannot become one', () => {
  expect(problems([['/a', '/b']], ['/b', '/c'])).toEqual([
    '“/a” leads to “/b”. Let it lead to “/c” first.',
  ])
  expect(problems([['/a', '/b']], ['/b', '/c'], ['/a', '/c'])).toEqual([])
})

test('a redirect may change its own target', () => {
  expect(problems([['/a', '/b']], ['/a', '/c'])).toEqual([])
  expect(problems([['/a', '/b']], ['/b', '/a'])).toEqual(['This is a redirect loop: /b → /a → /b.'])
})
