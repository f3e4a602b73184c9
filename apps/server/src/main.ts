import { DatabaseStartError } from '@vitrine/db/database-start-error.ts'
import { EmbeddedPostgresError } from '@vitrine/db/embedded/embedded-postgres-error.ts'
import { demoOwner, demoStores } from './demo/create-demo-stores.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { mainOrigin, originOf } from './platform/origins.ts'
import { machineError, StartupError } from './platform/startup-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** Milliseconds, in addition to the drain. */
const longestStop = 9000

try {
  const config = readConfig(process.env)
  const log = createLog({ json: config.isProduction && !process.stdout.isTTY })
  const server = await startServer(config, log)
  // No drain on Ctrl-C. npm forwards the signal a second time.
  process.on('SIGINT', () => void stop(server, 0))
  process.on('SIGTERM', () => void stop(server, config.drainSeconds))
  greet({ ...config, port: server.port })
} catch (error) {
  const forPeople = isForPeople(error) ? error : machineError(error)
  if (!forPeople) throw error
  console.error(forPeople.message)
  process.exit(1)
}

function greet(config: Config) {
  const shop = (name: string) => originOf(`${name}.${config.storesHost}`, config)
  console.log(`Vitrine is ready at ${mainOrigin(config)}`)
  if (!config.demo) return console.log(`Shops answer at ${shop('{name}')}`)
  for (const { subdomain } of demoStores) console.log(`  a demo shop at ${shop(subdomain)}`)
  console.log(`  sign in as ${demoOwner.email} with ${demoOwner.password}`)
}

let isStopping = false

async function stop(server: RunningServer, drainSeconds: number) {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), longestStop + drainSeconds * 1000).unref()
  if (drainSeconds > 0) await server.drain()
  await server.stop()
  process.exit(0)
}

function isForPeople(error: unknown): error is Error {
  return [ConfigError, StartupError, DatabaseStartError, EmbeddedPostgresError].some(
    (kind) => error instanceof kind,
  )
}
