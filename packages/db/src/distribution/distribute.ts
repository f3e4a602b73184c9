import type { Client } from 'pg'
import { DatabaseStartError } from '../database-start-error.ts'
import { findUndistributable } from './find-undistributable.ts'
import { type DistributionOptions, planDistribution, type Step } from './plan.ts'

interface Distributing extends DistributionOptions {
  isDryRun: boolean
  say: (line: string) => void
}

/**
 * Distributes the tables of stores of an installation on a Citus coordinator, step by step: what was
 * done stays done, and a second run does what is left.
 * @returns the steps that were left
 * @throws DatabaseStartError where Citus or its nodes are missing, or a table cannot be distributed
 */
export async function distribute(
  client: Client,
  { isDryRun, say, ...options }: Distributing,
): Promise<Step[]> {
  await requireNodes(client)
  const found = await findUndistributable(client)
  if (found.length)
    throw new DatabaseStartError(`The schema cannot be distributed:\n${found.join('\n')}`)
  const steps = await planDistribution(client, options)
  for (const { what, statements } of steps) {
    say(`${what} …`)
    if (isDryRun) for (const statement of statements) say(`  ${statement};`)
    else await inTransaction(client, statements)
  }
  return steps
}

async function requireNodes(client: Client) {
  const { rows: installed } = await client.query(`SELECT FROM pg_extension WHERE extname = 'citus'`)
  if (!installed.length)
    throw new DatabaseStartError(
      'The database in DATABASE_URL has no Citus: run CREATE EXTENSION citus on each node, and add the nodes on the coordinator with citus_add_node.',
    )
  const { rows } = await client.query<{ nodes: string }>(
    `SELECT count(*) AS nodes FROM pg_dist_node WHERE isactive AND noderole = 'primary' AND shouldhaveshards`,
  )
  if (rows[0]?.nodes === '0')
    throw new DatabaseStartError(
      'The coordinator has no node for shops: add one with citus_add_node.',
    )
}

async function inTransaction(client: Client, statements: readonly string[]) {
  await client.query('BEGIN')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
