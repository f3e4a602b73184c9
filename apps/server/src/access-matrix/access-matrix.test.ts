import { beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../app.ts'
import { startShop } from '../testing/start-shop.ts'
import { type Actor, aWorld, type World } from './actors.ts'
import { believing, steppingInto } from './believe-store.ts'
import { type DeclaredCall, declaredCalls } from './calls.ts'
import { fixtures, fixturesOf } from './fixtures.ts'
import { faultsOf, leaksIn, leaksOf, nameOf } from './faults.ts'
import { inParallel } from './in-parallel.ts'
import { fieldsThatName } from './named-fields.ts'
import { type AnsweredCell, type Row, rowsOf, runRow } from './run-row.ts'
import { storeChecksum } from './store-checksum.ts'

// The matrix makes more calls per key than its limit.
const shop = startShop({}, undefined, { LIMIT_FACTOR: '1000' })
let world: World

beforeAll(async () => {
  world = await aWorld(shop)
})

const tenantCalls = declaredCalls.filter(
  ({ name, rule }) => rule.access === 'owner' && !fixturesOf(name).some((each) => each.inPlatform),
)

function ownerOf({ actors }: World): Actor {
  return actors.find(({ label }) => label === 'owner')!
}

function run(app: App, rows: Row[]): Promise<AnsweredCell[][]> {
  return inParallel(rows, (row) => runRow(shop, app, world, row))
}

/** Runs the owner's calls with foreign names in an application without its own check. */
async function runForeign(app: App, calls: DeclaredCall[]): Promise<AnsweredCell[]> {
  const rows = calls.flatMap((call) => rowsOf(call, ownerOf(world)))
  const foreignOnly = { ...world, own: world.foreign }
  const all = rows.filter(({ swap }) => swap === 'all')
  const results = await inParallel(all, (row) => runRow(shop, app, foreignOnly, row))
  return results.flat().filter(({ target }) => target?.label === 'foreign')
}

test('every call of the contract, and every id in its input, is in the matrix', () => {
  const missing = declaredCalls.flatMap((call) => {
    const { name } = call
    if (!(name in fixtures)) return [`${name} has no fixture`]
    const named = new Set(fixturesOf(name).flatMap((fixture) => Object.keys(fixture.names)))
    const forgotten = fieldsThatName(call).filter((path) => !named.has(path))
    return forgotten.map((path) => `${name} does not name ${path}`)
  })
  const names = new Set(declaredCalls.map(({ name }) => name))
  const unknown = Object.keys(fixtures).filter((name) => !names.has(name))
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] })
})

test('no actor reads or writes another store, whatever ids a request has', async () => {
  const before = await storeChecksum(world.foreign.store)

  const rows = declaredCalls.flatMap((call) => world.actors.flatMap((actor) => rowsOf(call, actor)))
  const results = await run(shop.app, rows)
  const leaks = results.flatMap((cells) => leaksOf(cells, world.stores))
  process.stdout.write(
    `access matrix: ${declaredCalls.length} calls × ${world.actors.length} actors, ` +
      `${results.flat().length} cells, ${leaks.length} leaks\n`,
  )

  expect({ leaks, faults: results.flatMap(faultsOf) }).toEqual({ leaks: [], faults: [] })
  expect(await storeChecksum(world.foreign.store)).toEqual(before)
}, 600_000)

test('the row policies alone keep another store out of reach', async () => {
  const { own, foreign } = world
  const before = await storeChecksum(foreign.store)
  const services = await believing(shop.services, foreign.store.storeId)
  const db = steppingInto(services.db, own.store.storeId)

  const cells = await runForeign(createApp({ ...services, db }), tenantCalls)
  const leaks = cells.flatMap((cell) => leaksIn(cell, [foreign.privateMark, foreign.publicMark]))
  process.stdout.write(`row policies alone: ${cells.length} cells, ${leaks.length} leaks\n`)

  expect(leaks).toEqual([])
  expect(await storeChecksum(foreign.store)).toEqual(before)
})

test('without the row policies the same calls would read another store', async () => {
  const app = createApp(await believing(shop.services, world.foreign.store.storeId))
  const reads = tenantCalls.filter(({ method }) => method === 'GET')

  const cells = await runForeign(app, reads)

  const refused = cells.filter(({ given }) => given.status !== 200)
  expect(cells.length).toBeGreaterThanOrEqual(reads.length)
  expect(refused.map(nameOf)).toEqual([])
})
