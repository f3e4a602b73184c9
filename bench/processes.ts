import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Servers stand on one core and the load on another, so that neither takes from the other. */
export const isPinning =
  availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0

export interface Server {
  process: ChildProcess
  stop(): Promise<void>
}

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
): Promise<Server & { line: string }> {
  const command = [process.execPath, ...words]
  const isPinned = isPinning && !everyCore
  const [program = '', ...rest] = isPinned ? ['taskset', '-c', '0', ...command] : command
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await waitForLine(child, ready)
  return { process: child, line, stop: () => stopProcess(child) }
}

async function waitForLine(child: ChildProcess, ready: RegExp): Promise<string> {
  return await new Promise((resolve, reject) => {
    let seen = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      // Later lines are read and dropped: a full pipe would stop the server.
      if (seen.length < 100_000) seen += String(bytes)
      const line = seen.split('\n').find((text) => ready.test(text))
      if (line !== undefined) resolve(line)
    })
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}:\n${seen}`)))
  })
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
