import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

test('SIGTERM to npm start alone ends the server', { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-npm-'))
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
  const npm = spawn('npm', ['start'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve) => {
    createInterface(npm.stdout).on('line', (line) => {
      const port = /ready at \S+?:(\d+)/.exec(line)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}/healthz`)
    })
  })
  expect((await fetch(origin)).status).toBe(200)

  npm.kill('SIGTERM')
  await once(npm, 'exit')

  await expect(fetch(origin)).rejects.toThrow()
})
