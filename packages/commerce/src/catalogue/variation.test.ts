import { expect, test } from 'vitest'
import { resolveVariation, toggleChoice } from './variation.ts'

const groups = [{ name: 'Size' }, { name: 'Colour' }]
const small = { id: 'small', attributes: { Size: 'S', Colour: 'Green' } }
const large = { id: 'large', attributes: { Size: 'L', Colour: 'Green' } }

test('a variation is resolved once every group has a value', () => {
  expect(resolveVariation(groups, [small, large], { Size: 'L' })).toBeUndefined()
  expect(resolveVariation(groups, [small, large], { Size: 'L', Colour: 'Green' })).toBe(large)
})

test('a combination that is not offered resolves to none', () => {
  const chosen = { Size: 'L', Colour: 'Red' }
  expect(resolveVariation(groups, [small, large], chosen)).toBeUndefined()
})

test('choosing again deselects, choosing another replaces', () => {
  const chosen = toggleChoice({ Size: 'S' }, 'Colour', 'Green')
  expect(chosen).toEqual({ Size: 'S', Colour: 'Green' })
  expect(toggleChoice(chosen, 'Size', 'L')).toEqual({ Size: 'L', Colour: 'Green' })
  expect(toggleChoice(chosen, 'Size', 'S')).toEqual({ Colour: 'Green' })
})

test("a group named like an object's own property starts without a value", () => {
  const odd = { attributes: { constructor: 'Iron' } }
  const group = [{ name: 'constructor' }]
  expect(resolveVariation(group, [odd], {})).toBeUndefined()
  expect(resolveVariation(group, [odd], toggleChoice({}, 'constructor', 'Iron'))).toBe(odd)
})
