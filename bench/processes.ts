import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Program, root, startProgram } from '@vitrine/harness/start-program.ts'

export const isPinning =
  availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0

/**
 * Starts `node file …` on the servers' core and waits for its ready line.
 * @param everyCore allows all cores, where shoppers and server share one machine
 * @param folder a built checkout, this one by default
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
