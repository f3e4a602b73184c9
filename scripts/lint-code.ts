import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')

/**
 * Returns what oxlint reports of code in a folder of the project, for tests of its own rules.
 * @param folder relative to the root
 */
export async function lintCode(folder: string, code: string): Promise<string> {
  const file = path.join(root, folder, `lint-probe-${process.pid}.ts`)
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
