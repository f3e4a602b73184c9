import type { App } from '../app.ts'
import type { Shop } from '../testing/start-shop.ts'
import { type Actor, inNewSession, withNewMembership, type World } from './actors.ts'
import { ask, type Given } from './ask.ts'
import { buildInput, type Swap } from './build-input.ts'
import type { DeclaredCall } from './calls.ts'
import { type Cell, expectedOutcome } from './expected-outcome.ts'
import { fixturesOf } from './fixtures.ts'
import type { Fixture } from './fixtures/fixture.ts'
import { withNew } from './marked-store.ts'
import type { Names } from './names.ts'
import { type Target, targetsIn } from './targets.ts'

/** Cells that differ only in their target, so that foreign and missing can be compared. */
export interface Row {
  call: DeclaredCall
  fixture: Fixture
  actor: Actor
  swap: Swap
}

export interface AnsweredCell extends Cell {
  given: Given
  named: string[]
}

export function rowsOf(call: DeclaredCall, actor: Actor): Row[] {
  return fixturesOf(call.name).flatMap((fixture) =>
    swapsOf(call, fixture).map((swap) => ({ call, fixture, actor, swap })),
  )
}

/**
 * Swaps all names at once and each one separately; a public call concerns the store that it names.
 */
function swapsOf({ rule }: DeclaredCall, { names }: Fixture): Swap[] {
  const paths = Object.keys(names)
  if (paths.length < 2) return ['all']
  const isWhere = (path: string) => names[path] === 'store' || names[path] === 'domain'
  return ['all', ...paths.filter((path) => rule.access !== 'public' || !isWhere(path))]
}

export async function runRow(
  shop: Shop,
  app: App,
  world: World,
  row: Row,
): Promise<AnsweredCell[]> {
  const cells: AnsweredCell[] = []
  const hasNames = Object.keys(row.fixture.names).length > 0
  const targets = hasNames ? targetsIn(world) : [undefined]
  for (const target of targets) {
    // Equals the cell that swaps all names.
    if (row.swap !== 'all' && target?.store === row.actor.base) continue
    cells.push(await runCell(shop, app, { ...row, ...(target && { target }) }))
  }
  return cells
}

async function runCell(shop: Shop, app: App, cell: Cell): Promise<AnsweredCell> {
  const prepared = await prepare(shop, cell)
  const { call, fixture, actor, target, swap } = prepared
  const base = actor.base.names
  const names = target?.names ?? base
  const input = buildInput(fixture, base, names, swap)
  const first = await ask(app, call, actor, input)
  // A 503 advises to try again; a second one is a fault.
  const given = first.status === 503 ? await ask(app, call, actor, input) : first
  return { ...cell, given, named: namedBy(fixture, swap, names) }
}

/** Creates what an allowed call consumes, and a session that it may end. */
async function prepare(shop: Shop, cell: Cell): Promise<Cell> {
  const { fixture, target } = cell
  const actor = fixture.spendsMembership
    ? await withNewMembership(shop, cell.actor)
    : fixture.spendsSession
      ? await inNewSession(shop, cell.actor)
      : cell.actor
  if (!fixture.makes || !target?.store || expectedOutcome(cell) !== 'allowed')
    return { ...cell, actor }
  if (fixture.makes === 'store') return await inNewStore(shop, cell)
  const names = await withNew(shop, target.store, fixture.makes)
  return { ...cell, actor, target: { ...target, names } satisfies Target }
}

async function inNewStore(shop: Shop, cell: Cell): Promise<Cell> {
  const actor = await inNewSession(shop, cell.actor)
  const store = await shop.aStore({ owner: actor.user! })
  const names: Names = { ...actor.base.names, store: store.storeId, storeName: store.name }
  return { ...cell, actor, target: { ...cell.target!, names } }
}

function namedBy({ names }: Fixture, swap: Swap, values: Names): string[] {
  return Object.entries(names)
    .filter(([path]) => swap === 'all' || swap === path)
    .map(([, kind]) => values[kind])
}
