import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** `npm run check`: what needs no running product; each part says for itself what it found. */
const parts: Record<string, string[]> = {
  format: ['oxfmt', '--check', '.'],
  lint: ['oxlint', '--deny-warnings', '.'],
  'types: contract': ['tsc', '-p', 'packages/contract'],
  'types: commerce': ['tsc', '-p', 'packages/commerce'],
  'types: db': ['tsc', '-p', 'packages/db'],
  'types: demo': ['tsc', '-p', 'packages/demo'],
  'types: harness': ['tsc', '-p', 'packages/harness'],
  'types: sections': ['tsc', '-p', 'packages/sections'],
  'types: server': ['tsc', '-p', 'apps/server'],
  'types: storefront': ['tsc', '-p', 'apps/storefront'],
  'types: dashboard': ['tsc', '-p', 'apps/dashboard'],
  'types: tools': ['tsc', '-p', '.'],
  'types: bench': ['tsc', '-p', 'bench'],
  'types: drill': ['tsc', '-p', 'drill'],
  'unused code': ['knip'],
}

const queue = Object.entries(parts)
let failed = 0

async function work() {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const [name, words] = part
    const started = Date.now()
    const child = spawn('npx', words, { stdio: ['ignore', 'pipe', 'pipe'] })
    const [out, err, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.once('close', resolve)),
    ])
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`)
    if (code !== 0) {
      failed += 1
      process.stdout.write(`${out}${err}\n`)
    }
  }
}

// The types of the dashboard's routes are written by its build, which a fresh clone has not had.
spawnSync('npx', ['react-router', 'typegen'], { cwd: 'apps/dashboard', stdio: 'inherit' })
await Promise.all([work(), work()])
process.exit(failed > 0 ? 1 : 0)
