import { expect, test } from 'vitest'
import { lintCode } from './lint-code.ts'

test('comments with words of another century are refused, names of code are not', async () => {
  const output = await lintCode(
    'scripts',
    `
    // Lets go of the stock of whoever left.
    export const left = 1
    /** Tries anew. */
    export const tries = 2
    /** The name of \`parcel\`; what DNS stands for. */
    export const parcel = 'a basket, mended'
  `,
  )

  const refused = [...output.matchAll(/vitrine\(plain-comments\): “(.+)”: write (.+)\./g)]
  expect(refused.map(([, word, better]) => `${word}: ${better}`)).toEqual([
    'Lets go: release, void',
    'whoever: the person’s role',
    'anew: again',
  ])
})
