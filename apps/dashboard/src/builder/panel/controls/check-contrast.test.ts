import { contrastOf } from '@vitrine/commerce/text/contrast.ts'
import { expect, test } from 'vitest'
import { checkContrast } from './check-contrast.ts'

test('a text that reads well has nothing wrong with it', () => {
  expect(checkContrast('#000000', '#ffffff')).toBeUndefined()
  expect(checkContrast('#767676', '#ffffff')).toBeUndefined()
})

test('a text that is hard to read comes with the nearest shade that is not', () => {
  expect(checkContrast('#777777', '#ffffff')).toMatchObject({ ratio: 4.4 })
  for (const [text, ground] of [
    ['#777777', '#ffffff'],
    ['#ffee99', '#ffffff'],
    ['#203040', '#000000'],
    ['#ff0000', '#ff0000'],
  ] as const) {
    const { suggestion } = checkContrast(text, ground)!
    expect(contrastOf(suggestion, ground)).toBeGreaterThanOrEqual(4.5)
  }
})
