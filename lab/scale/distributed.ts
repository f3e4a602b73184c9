import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '@vitrine/harness/start-program.ts'
import type { CitusCluster } from './citus-cluster.ts'

const run = promisify(execFile)

/** Runs `npm run distribute` twice. */
export async function distributed({ url }: CitusCluster): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url }
  const distribute = async () => {
    const { stdout } = await run(process.execPath, ['scripts/distribute.ts'], { cwd: root, env })
    return stdout.trim().split('\n').at(-1) ?? ''
  }
  const done = await distribute()
  const again = await distribute()
  if (!again.startsWith('All shops are distributed')) throw new Error(again)
  return done
}
