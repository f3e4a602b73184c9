import { spawnSync } from 'node:child_process'

/**
 * `npm run drill:builder`: 100,000 random edits and 100,000 seeded drops in the builder's model,
 * 100,000 edits of three people on one page, and 1,000 drops in a real browser; about half an hour
 * on two cores. RUNS, OPERATIONS and DROPS in the environment reduce it; the tests run the same code
 * with smaller numbers.
 */
const builder = 'apps/dashboard/src/builder'
const properties = [
  'model/session/session',
  'model/session/rebase-history',
  'model/merge/merge-documents',
  'saving/three-clients',
  'dom/hit-test',
  'outline/outline-geometry',
].map((name) => `${builder}/${name}.test.ts`)

const steps = [
  ['vitest', 'run', ...properties],
  ['playwright', 'test', 'builder-drag', '--retries=0'],
]
const failed = steps.filter(([command, ...words]) => {
  const env = { RUNS: '100000', OPERATIONS: '100000', DROPS: '1000', ...process.env }
  return spawnSync('npx', [command!, ...words], { stdio: 'inherit', env }).status !== 0
})
process.exit(failed.length > 0 ? 1 : 0)
