import { cssGradient } from '@vitrine/sections/kit/values/css-gradient.ts'
import { expect, test } from 'vitest'
import { addStop, readGradient, removeStop, writeGradient } from './gradient-stops.ts'

test.each([
  ['linear-gradient(90deg, #ffffff 0%, #000000 100%)', 90, [0, 100]],
  ['linear-gradient(to bottom right, red, rgb(1, 2, 3), blue)', 135, [0, 50, 100]],
  ['linear-gradient(var(--shop-page), var(--shop-accent) 30%)', 180, [0, 30]],
  ['linear-gradient(-45deg, #fff, #000)', 315, [0, 100]],
])('%s is read and written as a gradient that is valid', (text, angle, places) => {
  const gradient = readGradient(text)
  expect(gradient.angle).toBe(angle)
  expect(gradient.stops.map(({ place }) => place)).toEqual(places)
  expect(readGradient(writeGradient(gradient))).toEqual(gradient)
  expect(cssGradient(writeGradient(gradient))).toBe(writeGradient(gradient))
})

test('a colour is added half way between two, and removed again', () => {
  const gradient = readGradient('linear-gradient(90deg, #ffffff 0%, #000000 100%)')
  const more = addStop(gradient, 0)
  expect(more.stops[1]).toEqual({ color: '#808080', place: 50 })
  expect(removeStop(more, 1)).toEqual(gradient)
})

test('what is no gradient becomes the first one', () => {
  expect(readGradient('url(x)')).toEqual(readGradient(undefined))
})
