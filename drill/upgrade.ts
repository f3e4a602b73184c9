import { rm } from 'node:fs/promises'
import { buildVersion, commitBeforeNewestMigration } from './build-version.ts'
import { upgradeInTurn } from './upgrade-in-turn.ts'

/** `npm run drill:upgrade`: replaces two processes of an earlier version by this one, under load. */
const named = process.argv.find((word) => word.startsWith('--from='))?.slice(7)
const commit = named ?? commitBeforeNewestMigration()
say(`Building ${commit} …`)
const from = await buildVersion(commit)
const counts = await upgradeAndRemove()
say(JSON.stringify(counts, undefined, 2))
const isUnbroken = counts.broken.length === 0 && counts.stored === counts.orders
say(
  isUnbroken
    ? `${counts.orders} orders and ${counts.pages} pages beside ${counts.migrations} migrations: none failed.`
    : 'Broken: see above.',
)
process.exit(isUnbroken ? 0 : 1)

async function upgradeAndRemove() {
  try {
    return await upgradeInTurn({ from, tell: say })
  } finally {
    await rm(from, { recursive: true, force: true })
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
