import { EmbeddedPostgresError } from '@vitrine/db/embedded/embedded-postgres-error.ts'
import { demoOwner, demoStores } from './demo/create-demo-stores.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { mainOrigin, originOf } from './platform/origins.ts'
import { StartupError } from './platform/startup-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

const longestStop = 10_000

try {
  const config = readConfig(process.env)
  const log = createLog({ json: config.isProduction && !process.stdout.isTTY })
  const server = await startServer(config, log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stopOn(server))
  greet({ ...config, port: server.port })
} catch (error) {
  if (!isForPeople(error)) throw error
  console.error(error.message)
  process.exit(1)
}

function greet(config: Config) {
  const shop = (name: string) => originOf(`${name}.${config.storesHost}`, config)
  console.log(`Vitrine is ready at ${mainOrigin(config)}`)
  if (!config.demo) return console.log(`Shops answer at ${shop('{name}')}`)
  for (const { subdomain } of demoStores) console.log(`  a demo shop at ${shop(subdomain)}`)
  console.log(`  sign in as ${demoOwner.email} with ${demoOwner.password}`)
}

async function stopOn(server: RunningServer) {
  setTimeout(() => process.exit(1), longestStop).unref()
  await server.stop()
  process.exit(0)
}

function isForPeople(error: unknown): error is Error {
  return [ConfigError, StartupError, EmbeddedPostgresError].some((kind) => error instanceof kind)
}
