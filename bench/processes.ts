import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Program, root, startProgram } from '@vitrine/harness/start-program.ts'

/** Servers stand on one core and the load on another, so that neither takes from the other. */
export const isPinning =
  availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0

/**
 * Starts `node file …` on the servers' core, and waits for the line that says it is ready.
 * @param everyCore leaves it all cores, where shoppers and server share one machine
 * @param folder the checkout that is started, where it is not this one
 */
export async function startNode(
  words: string[],
  environment: Record<string, string>,
  ready: RegExp,
  { everyCore = false, folder = root } = {},
): Promise<Program> {
  const command = [process.execPath, ...words]
  const isPinned = isPinning && !everyCore
  const pinned = isPinned ? ['taskset', '-c', '0', ...command] : command
  return await startProgram(pinned, { ready, environment, folder })
}
