import { expect, test } from 'vitest'
import { lintCode } from './lint-code.ts'

test('old words are refused in comments and names of tests, not in names of code', async () => {
  const output = await lintCode(
    'scripts',
    `
    // Lets go of the stock of whoever left.
    export const left = 1
    /** Tries anew. */
    export const tries = 2
    /** The name of \`parcel\`; what DNS stands for. */
    export const parcel = 'a basket, mended'
    test('a parcel is sent', () => {})
    test.each([1])('a basket of %s', () => {})
    await test.step(\`pictures of \${parcel}\`, () => {})
  `,
  )

  const refused = [...output.matchAll(/vitrine\(plain-words\): “(.+)”: write (.+)\./g)]
  expect(refused.map(([, word, better]) => `${word}: ${better}`)).toEqual([
    'Lets go: release, void',
    'whoever: the person’s role',
    'anew: again',
    'parcel: fulfilment, shipment',
    'basket: cart',
    'pictures: image',
  ])
})
