import type { Page } from '@vitrine/contract/content/page.ts'
import { vi } from 'vitest'
import { saveContent } from '../../model/page/save-content.ts'
import { createBuilderStore } from '../../store/builder-store.ts'
import { Ledger } from './ledger.ts'
import { seeded, uuidOf } from './seeded.ts'
import { SharedServer } from './shared-server.ts'
import { SimulatedClient } from './simulated-client.ts'

interface Simulation {
  operations: number
  seed: number
}

export async function simulateClients({ operations, seed }: Simulation) {
  const random = seeded(seed)
  // The same seed gives the same run.
  const ids = seeded(seed)
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => uuidOf(ids))
  const server = new SharedServer()
  const ledger = new Ledger()
  const counts = { operations: 0, merges: 0, conflicts: 0, cuts: 0, restarts: 0, saves: 0 }
  const clients = ['ann', 'ben', 'cem'].map(
    (name) => new SimulatedClient(name, server, ledger, random),
  )
  while (counts.operations < operations) {
    const client = clients[random(clients.length)]!
    const event = random(100)
    if (event < 3) client.cut(random(2) === 0 ? 'before' : 'after')
    else if (event < 8) client.reconnect()
    else if (event === 8) {
      await client.restart()
      counts.restarts += 1
    } else if (event < 16) void client.saving.pull()
    else if (event < 18) client.publish()
    else {
      client.edit(`${client.name}${counts.operations}`)
      counts.operations += 1
    }
    if (random(3) === 0) await vi.advanceTimersByTimeAsync(random(1500))
    await client.decide()
  }
  await settle(clients)
  counts.merges = sum(clients, 'merges')
  counts.conflicts = sum(clients, 'conflicts')
  counts.cuts = sum(clients, 'cuts')
  counts.saves = server.saves
  const opened = createBuilderStore(server.page).getState().components
  const pages = [saveContent(opened), ...clients.map((each) => each.saved())]
  const contents = pages.map((page) => textOf(page))
  const lost = [...ledger.lostFrom(contents[0]!), ...ledger.places.displacedIn(opened)]
  return { lost, contents, counts }
}

/** All are online, and answer every question, until nothing is left to save or to take in. */
async function settle(clients: readonly SimulatedClient[]) {
  for (let round = 0; round < 50; round += 1) {
    for (const client of clients) {
      client.reconnect()
      await vi.advanceTimersByTimeAsync(40_000)
      await client.decide()
      void client.saving.pull()
      await vi.advanceTimersByTimeAsync(5000)
      await client.decide()
    }
    if (clients.every((client) => client.isDone())) return
  }
  throw new Error(`They never agree: ${clients.map((each) => each.describe()).join('; ')}`)
}

function textOf({ content, globalContent }: Pick<Page, 'content' | 'globalContent'>): string {
  return JSON.stringify(sorted([content, globalContent]))
}

/** The order of keys means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

const sum = (clients: readonly SimulatedClient[], name: 'merges' | 'conflicts' | 'cuts') =>
  clients.reduce((total, client) => total + client[name], 0)
