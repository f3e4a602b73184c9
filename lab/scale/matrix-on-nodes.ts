import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '@vitrine/harness/start-program.ts'
import type { Report } from '../report.ts'
import type { CitusCluster } from './citus-cluster.ts'
import { onNodes } from './on-nodes.ts'

const run = promisify(execFile)

/** Each call by each kind of caller, as in `npm test`, on shops that are distributed. */
export async function matrixOnNodes(report: Report): Promise<void> {
  await onNodes(report, 'The access matrix on two nodes of Citus', async (cluster) => {
    await report.journey('each call by each kind of caller', () => matrix(cluster))
  })
}

const tests = 'apps/server/src/access-matrix'

async function matrix({ adminUrl }: CitusCluster): Promise<string> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--retry=0', tests]
  const env = { ...process.env, TEST_DISTRIBUTED_URL: adminUrl }
  const output = await run(process.execPath, vitest, { cwd: root, env, maxBuffer: 2 ** 26 }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${error.stdout}${error.stderr}`)
    },
  )
  const counts = output.stdout.split('\n').filter((line) => /\d+ leaks$/.test(line))
  if (counts.length !== 2) throw new Error(output.stdout)
  return counts.join('; ')
}
