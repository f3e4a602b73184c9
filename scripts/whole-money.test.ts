import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')

async function lint(code: string) {
  const file = path.join(root, `apps/server/src/sales/checkout/money-probe-${process.pid}.ts`)
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

test('what prices a cart cannot make a fraction of money', async () => {
  const output = await lint(`
    export const half = (price: number) => price / 2
    export const taxed = (price: number) => price * 1.19
    export const rounded = (price: number) => Math.round(price)
    export const shown = (price: number) => price.toFixed(2)
    export const whole = (price: number, quantity: number) => price * quantity - 1
  `)

  expect(output.match(/vitrine\(whole-money\)/g)).toHaveLength(4)
})
