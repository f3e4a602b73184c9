import { rm } from 'node:fs/promises'
import { aDataFolder, portIn, ready } from '@vitrine/harness/product.ts'
import { startProgram } from '@vitrine/harness/start-program.ts'
import { expect, onTestFinished, test } from 'vitest'

test('SIGTERM to npm start alone ends the server', { timeout: 120_000 }, async () => {
  const dataDir = await aDataFolder()
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
  const environment = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' }
  const npm = await startProgram(['npm', 'start'], { ready, environment })
  const health = `http://127.0.0.1:${portIn(npm.line)}/healthz`
  expect((await fetch(health)).status).toBe(200)

  await npm.stop('SIGTERM')

  await expect(fetch(health)).rejects.toThrow()
})
