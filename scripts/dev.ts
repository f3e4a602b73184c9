import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buildStale } from './build.ts'

/**
 * `npm run dev`: the server and the storefronts on PORT (3000), restarted after each change, and
 * the dashboard with hot reloading on 5173.
 */
const root = path.resolve(import.meta.dirname, '..')
const parts: { name: string; command: string; words: string[]; folder: string }[] = [
  {
    name: 'shop',
    command: 'npx',
    words: ['vite', 'build', '--watch', '--logLevel', 'warn'],
    folder: 'apps/storefront',
  },
  {
    name: 'render',
    command: 'npx',
    words: ['vite', 'build', '--watch', '--ssr', 'src/entry-server.tsx', '--logLevel', 'warn'],
    folder: 'apps/storefront',
  },
  {
    name: 'site',
    command: 'npx',
    words: ['vite', 'build', '--watch', '--config', 'vite.site.config.ts', '--logLevel', 'warn'],
    folder: 'apps/dashboard',
  },
  { name: 'server', command: 'node', words: ['--watch', 'apps/server/src/main.ts'], folder: '.' },
  { name: 'dashboard', command: 'npx', words: ['react-router', 'dev'], folder: 'apps/dashboard' },
]

await buildStale()
const running = parts.map(start)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll)
await Promise.race(running.map((child) => once(child, 'exit')))
stopAll()

/** Each part leads its own process group, so that its children end with it. */
function stopAll() {
  for (const { pid, exitCode, signalCode } of running) {
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM')
  }
}

function start({ name, command, words, folder }: (typeof parts)[number]): ChildProcess {
  const child = spawn(command, words, {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      for (const line of String(bytes).trimEnd().split('\n')) {
        process.stdout.write(`${name.padEnd(10)}${line}\n`)
      }
    })
  }
  return child
}
