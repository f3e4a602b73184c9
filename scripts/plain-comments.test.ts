import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')

async function lint(code: string) {
  const file = path.join(root, `scripts/comment-probe-${process.pid}.ts`)
  await writeFile(file, code)
  try {
    const { stdout } = await run('node', ['node_modules/oxlint/bin/oxlint', file], { cwd: root })
    return stdout
  } catch (refused) {
    return (refused as { stdout: string }).stdout
  } finally {
    await rm(file)
  }
}

test('comments with words of another century are refused, names of code are not', async () => {
  const output = await lint(`
    // Lets go of the stock of whoever left.
    export const left = 1
    /** Tries anew. */
    export const tries = 2
    /** The name of \`parcel\`; what DNS stands for. */
    export const parcel = 'a basket, mended'
  `)

  const refused = [...output.matchAll(/vitrine\(plain-comments\): “(.+)”: write (.+)\./g)]
  expect(refused.map(([, word, better]) => `${word}: ${better}`)).toEqual([
    'Lets go: release, void',
    'whoever: the person’s role',
    'anew: again',
  ])
})
