import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startStripe } from '../apps/server/src/testing/stripe/start-stripe.ts'
import { buildStale, builtServer } from '../scripts/build.ts'

/** Starts the built product with its demo stores once for all journeys, on a port of its own. */
export default async function startProduct() {
  await buildStale()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-e2e-'))
  // The database may run as another user, who has to get in.
  await chmod(dataDir, 0o755)
  const stripe = await startStripe()
  process.env['VITRINE_STRIPE'] = stripe.url
  const server = spawn(process.execPath, [builtServer], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      // One address plays all shoppers.
      LIMIT_FACTOR: '1000',
      STRIPE_API_URL: stripe.url,
      OUTBOUND_LOOPBACK: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env['VITRINE_PORT'] = await portOf(server)
  process.env['VITRINE_DATA_DIR'] = dataDir
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await stripe.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function portOf(server: ChildProcess): Promise<string> {
  return await new Promise((resolve, reject) => {
    let seen = ''
    server.stdout?.on('data', (bytes: Buffer) => {
      if (seen.length < 100_000) seen += String(bytes)
      const port = /ready at http:\/\/localhost:(\d+)/.exec(seen)?.[1]
      if (port !== undefined) resolve(port)
    })
    server.once('exit', () => reject(new Error(`The product did not start:\n${seen}`)))
  })
}
