import { parseArgs } from 'node:util'
import { DatabaseError } from 'pg'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { openDataFolder } from './platform/data-folder.ts'
import { machineError } from './platform/startup-error.ts'
import {
  CommandError,
  createOperator,
  disableOperator,
  listOperators,
  resetOperator,
} from './provider/console/manage-operators.ts'

const usage = `Manages who may use the provider's console.

  npm run provider -- create-operator --email olga@example.com --name "Olga Marin"
  npm run provider -- reset-operator --email olga@example.com     new password and app
  npm run provider -- disable-operator --email olga@example.com
  npm run provider -- list-operators

Run it where the server runs, with the server's variables.`

const missingTable = '42P01'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, name: { type: 'string' } },
  })
  await run(readConfig(process.env), positionals[0], values)
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
}

async function run(
  config: Config,
  command: string | undefined,
  { email = '', name = '' }: { email?: string | undefined; name?: string | undefined },
) {
  await withDatabase(config, async (url) => {
    await withClient(url, async (client) => {
      if (command === 'create-operator')
        tellLink(email, await createOperator(client, config, { email, name }))
      else if (command === 'reset-operator')
        tellLink(email, await resetOperator(client, config, email))
      else if (command === 'disable-operator') {
        await disableOperator(client, email)
        say(`${email} can no longer sign in.`)
      } else if (command === 'list-operators')
        say((await listOperators(client)).join('\n') || 'There are no operators yet.')
      else throw new CommandError(usage)
    })
  })
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

function tellLink(email: string, link: string) {
  say(`Open this link within 24 hours to set up ${email}. It works once:\n\n  ${link}\n`)
}

/** Joins the embedded PostgreSQL of a server that runs on the same folder. */
async function withDatabase(config: Config, work: (url: string) => Promise<void>) {
  if (config.databaseUrl !== undefined) return await work(config.databaseUrl)
  const folder = await openDataFolder(config.dataDir)
  const embedded = await startEmbeddedPostgres({ dataDir: folder })
  try {
    await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  if (error instanceof DatabaseError && error.code === missingTable)
    return 'This database has no console yet: start the server once with this version, then try again.'
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${usage}`
  const known = machineError(error)
  if (known) return known.message
  throw error
}
