import { expect, test } from 'vitest'
import { lintCode } from './lint-code.ts'

test('what prices a cart cannot make a fraction of money', async () => {
  const output = await lintCode(
    'apps/server/src/sales/checkout',
    `
    export const half = (price: number) => price / 2
    export const taxed = (price: number) => price * 1.19
    export const rounded = (price: number) => Math.round(price)
    export const shown = (price: number) => price.toFixed(2)
    export const whole = (price: number, quantity: number) => price * quantity - 1
  `,
  )

  expect(output.match(/vitrine\(whole-money\)/g)).toHaveLength(4)
})
