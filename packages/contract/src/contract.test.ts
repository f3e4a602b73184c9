import { expect, test } from 'vitest'
import { contract } from './contract.ts'

const calls = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries(group).map(([name, call]) => ({ name: `${resource}.${name}`, ...call['~orpc'] })),
)

test('every call says who may make it', () => {
  expect(calls.filter((call) => call.meta.access === 'unset')).toEqual([])
})

test('no two calls share a method and a path', () => {
  const addresses = calls.map((call) => `${call.route.method} ${call.route.path}`)
  expect(addresses).toEqual([...new Set(addresses)])
})

test('every public call says which store it may touch', () => {
  const open = calls.filter((call) => call.meta.access === 'public' && !('store' in call.meta))
  expect(open).toEqual([])
})
