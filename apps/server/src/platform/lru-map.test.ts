import { expect, test } from 'vitest'
import { LruMap } from './lru-map.ts'

test('a full map forgets what nobody asked for', () => {
  const map = new LruMap<string, number>(2)
  map.set('tea', 1)
  map.set('lamps', 2)
  map.get('tea')
  map.set('soap', 3)
  expect([map.get('tea'), map.get('lamps'), map.get('soap')]).toEqual([1, undefined, 3])
})

test('what is new is there even where all else was asked for', () => {
  const map = new LruMap<string, number>(2)
  map.set('tea', 1)
  map.set('lamps', 2)
  map.get('tea')
  map.get('lamps')
  map.set('soap', 3)
  expect([map.get('tea'), map.get('lamps'), map.get('soap')]).toEqual([undefined, 2, 3])
})

test('what was asked for once does not stay for ever', () => {
  const map = new LruMap<string, number>(2)
  map.set('tea', 1)
  map.get('tea')
  for (const name of ['lamps', 'soap', 'bread']) map.set(name, 0)
  expect(map.get('tea')).toBeUndefined()
})

test('setting again what is there makes no other forgotten', () => {
  const map = new LruMap<string, number>(2)
  map.set('tea', 1)
  map.set('lamps', 2)
  map.set('tea', 3)
  expect([map.get('tea'), map.get('lamps')]).toEqual([3, 2])
})
