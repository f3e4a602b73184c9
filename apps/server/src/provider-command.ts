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
import { importPlansFile } from './provider/plans/plans-command.ts'
import { readKeys, startDatabase, type Stop } from './start-database.ts'

type Command = (db: Database, words: string[], config: Config) => Promise<string>

/** `npm run provider -- <command>`, also while the server runs. */
const commands: Record<string, { usage: string; run: Command }> = {
  'create-operator': { usage: 'create-operator <email> <name>', run: createOperator },
  'reset-operator': { usage: 'reset-operator <email>', run: resetOperator },
  'disable-operator': { usage: 'disable-operator <email>', run: disableOperator },
  'list-operators': { usage: 'list-operators', run: listOperators },
  'restore-store': { usage: 'restore-store <shop> [moment]', run: restoreStore },
  'plans import': { usage: 'plans import <file>', run: importPlansFile },
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
  const db = await openInstallation(config)
  process.stdout.write(`${await commands[name]!.run(db, words, config)}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  for (const stop of stops.toReversed()) await stop()
}

async function openInstallation(config: Config): Promise<Database> {
  const folder = await openDataFolder(config.dataDir)
  const keys = await readKeys(config, folder)
  const log = createLog({ json: false })
  return (await startDatabase({ config, folder, keys, log }, stops)).db
}
