import type { Database } from '@vitrine/db/database.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDataFolder } from './platform/data-folder.ts'
import { createLog } from './platform/log.ts'
import {
  createOperator,
  disableOperator,
  listOperators,
  resetOperator,
} from './provider/console/operators-command.ts'
import { restoreStore } from './provider/lifecycle/restore-store-command.ts'
import { makeStripeEndpoint } from './provider/billing/stripe-endpoint.ts'
import { checkInstallation } from './provider/check/check-command.ts'
import { importPlansFile } from './provider/plans/plans-command.ts'
import { importWatchList } from './provider/signals/import-watch-list.ts'
import { readKeys, startDatabase, type Stop } from './start-database.ts'

type OnDatabase = (db: Database, words: string[], config: Config) => Promise<string>

type Command = (config: Config, words: string[]) => Promise<string>

const onDatabase =
  (run: OnDatabase): Command =>
  async (config, words) =>
    await run((await openInstallation(config)).db, words, config)

/** `npm run provider -- <command>`, also while the server runs. */
const commands: Record<string, { usage: string; run: Command }> = {
  check: { usage: 'check', run: check },
  'stripe-endpoint': {
    usage: 'stripe-endpoint',
    run: (config) => makeStripeEndpoint(config, process.stdin),
  },
  'create-operator': { usage: 'create-operator <email> <name>', run: onDatabase(createOperator) },
  'reset-operator': { usage: 'reset-operator <email>', run: onDatabase(resetOperator) },
  'disable-operator': { usage: 'disable-operator <email>', run: onDatabase(disableOperator) },
  'list-operators': { usage: 'list-operators', run: onDatabase(listOperators) },
  'restore-store': {
    usage: 'restore-store <shop> [moment] [--over]',
    run: onDatabase(restoreStore),
  },
  'plans import': { usage: 'plans import <file>', run: onDatabase(importPlansFile) },
  'watch-list import': {
    usage: 'watch-list import <names|mail-domains|hosts> <file>',
    run: onDatabase(importWatchList),
  },
}

const given = process.argv.slice(2)
const name = Object.keys(commands).find((each) => `${given.join(' ')} `.startsWith(`${each} `))
const stops: Stop[] = []
try {
  if (name === undefined)
    throw new Error(
      `Commands:\n${Object.values(commands)
        .map(({ usage }) => `  npm run provider -- ${usage}`)
        .join('\n')}`,
    )
  const config = readConfig(process.env)
  const words = given.slice(name.split(' ').length)
  process.stdout.write(`${await commands[name]!.run(config, words)}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  for (const stop of stops.toReversed()) await stop()
}

async function check(config: Config): Promise<string> {
  const { text, isFine } = await checkInstallation(config, () => openInstallation(config))
  if (!isFine) process.exitCode = 1
  return text
}

async function openInstallation(config: Config) {
  const folder = await openDataFolder(config.dataDir)
  const keys = await readKeys(config, folder)
  const log = createLog({ json: false })
  return await startDatabase({ config, folder, keys, log }, stops)
}
