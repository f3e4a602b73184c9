import { parseArgs } from 'node:util'
import type { Database } from '@vitrine/db/database.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import type { Client } from 'pg'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { openDataFolder } from './platform/data-folder.ts'
import { createLog } from './platform/log.ts'
import { machineError } from './platform/startup-error.ts'
import {
  CommandError,
  createOperator,
  disableOperator,
  listOperators,
  resetOperator,
} from './provider/console/manage-operators.ts'
import { PlansRefused } from './provider/plans/import-plans.ts'
import { importPlansFile } from './provider/plans/plans-command.ts'
import { readKeys, startDatabase, type Stop } from './start-database.ts'

interface Installation {
  config: Config
  /** Of the database's owner. */
  url: string
  db: Database
}

interface Input {
  words: string[]
  email: string
  name: string
}

/** @returns what the command says when it is done */
type Run = (installation: Installation, input: Input) => Promise<string>

/** `npm run provider -- <command>`, also while the server runs. */
const commands: Record<string, { usage: string; run: Run }> = {
  'create-operator': {
    usage: 'create-operator --email olga@example.com --name "Olga Marin"',
    run: asOwner(async (client, config, input) =>
      linkText(input.email, await createOperator(client, config, input)),
    ),
  },
  'reset-operator': {
    usage: 'reset-operator --email olga@example.com     new password and app',
    run: asOwner(async (client, config, { email }) =>
      linkText(email, await resetOperator(client, config, email)),
    ),
  },
  'disable-operator': {
    usage: 'disable-operator --email olga@example.com',
    run: asOwner(async (client, _config, { email }) => {
      await disableOperator(client, email)
      return `${email} can no longer sign in.`
    }),
  },
  'list-operators': {
    usage: 'list-operators',
    run: asOwner(
      async (client) => (await listOperators(client)).join('\n') || 'There are no operators yet.',
    ),
  },
  'import-plans': {
    usage: 'import-plans plans.json',
    run: ({ db }, { words }) => importPlansFile(db, words),
  },
}

const usage = `Commands of the provider, also while the server runs:

${Object.values(commands)
  .map((command) => `  npm run provider -- ${command.usage}`)
  .join('\n')}

Run it where the server runs, with the server's variables.`

const stops: Stop[] = []
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, name: { type: 'string' } },
  })
  const [name = '', ...words] = positionals
  const command = commands[name]
  if (!command) throw new CommandError(usage)
  const { email = '', name: person = '' } = values
  const said = await command.run(await openInstallation(), { words, email, name: person })
  process.stdout.write(`${said}\n`)
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
} finally {
  for (const stop of stops.toReversed()) await stop()
}

async function openInstallation(): Promise<Installation> {
  const config = readConfig(process.env)
  const folder = await openDataFolder(config.dataDir)
  const keys = await readKeys(config, folder)
  const log = createLog({ json: false })
  return { config, ...(await startDatabase({ config, folder, keys, log }, stops)) }
}

function asOwner(run: (client: Client, config: Config, input: Input) => Promise<string>): Run {
  return ({ url, config }, input) => withClient(url, (client) => run(client, config, input))
}

function linkText(email: string, link: string): string {
  return `Open this link within 24 hours to set up ${email}. It works once:\n\n  ${link}\n`
}

function sentenceOf(error: unknown): string {
  if ([CommandError, ConfigError, PlansRefused].some((known) => error instanceof known))
    return (error as Error).message
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${usage}`
  const known = machineError(error)
  if (known) return known.message
  throw error
}
