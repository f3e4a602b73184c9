import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

export const root = path.resolve(import.meta.dirname, '../../..')

export interface Program {
  process: ChildProcess
  line: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Options {
  ready: RegExp
  environment?: Record<string, string>
  /** A built checkout, this one by default. */
  folder?: string
  /** Receives every line of stdout and stderr; by default stderr is passed through. */
  onLine?: ((line: string) => void) | undefined
  /** Runs it, where root starts what refuses to be root. */
  user?: { uid: number; gid: number }
}

/** Starts a program and waits for its ready line. */
export async function startProgram(
  [program = '', ...words]: string[],
  { ready, environment, folder = root, onLine, user }: Options,
): Promise<Program> {
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', onLine ? 'pipe' : 'inherit'],
    ...user,
  })
  const line = await waitForLine(child, ready, onLine)
  return { process: child, line, stop: (signal = 'SIGTERM') => stopProcess(child, signal) }
}

async function waitForLine(child: ChildProcess, ready: RegExp, onLine?: Options['onLine']) {
  return await new Promise<string>((resolve, reject) => {
    const seen: string[] = []
    const read = (line: string) => {
      if (ready.test(line)) resolve(line)
      onLine?.(line)
      // Drains later lines: a full pipe would block the program.
      if (seen.length < 100) seen.push(line)
    }
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface(stream).on('line', read)
    child.once('exit', (code, signal) =>
      reject(
        new Error(`${child.spawnargs.join(' ')} ended with ${code ?? signal}:\n${seen.join('\n')}`),
      ),
    )
  })
}

async function stopProcess(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
