import { setTimeout as wait } from 'node:timers/promises'
import type { DueName, Writes } from '@vitrine/db/writes.ts'
import { errorFields, type Log } from '../log.ts'
import { workAttempts } from '../metrics/metrics.ts'
import { withFacts } from '../request-facts.ts'
import { inSpan } from '../tracing/tracing.ts'

export interface Due {
  storeId: string
  id: string
  /** Position among its own kind, from 1: low positions start first. */
  place: number
}

export interface DueQuery {
  now: Date
  fullStores: readonly string[]
  eachStore: number
  max: number
}

export interface DueWork<Row extends Due> {
  /** In metrics and traces. */
  name: string
  list: (query: DueQuery, inFlight: readonly Row[]) => Promise<Row[]>
  /**
   * Claims the row, tries it and records the result. Another process may have claimed it already.
   */
  attempt: (row: Row) => Promise<void>
  atOnce: { ofStore: number; ofAll: number }
  failures: { list: string; attempt: string }
  /** Its list reads rows of shops, which may be on many nodes: it is read seldom, and after such writes. */
  follows?: DueName | 'every write' | 'no write'
  /** How many times `atOnce.ofStore` are listed, so that a backlog is not listed again for each row. */
  listAhead?: number
  /** Rests a second between two passes: what came meanwhile is done together. */
  isDoneTogether?: boolean
}

export interface DueWorker {
  /**
   * Starts due work, or waits until something in flight ends.
   * @returns how many are or were in flight; 0 when nothing is left to do
   */
  pass(): Promise<number>
  settled(): Promise<void>
  /** Milliseconds before the next list, so that lists take a tenth of the time: up to a second. */
  nextListMs(): number
}

interface Services {
  log: Log
  now: () => Date
}

const pollAgainMs = 1000
/** An attempt that threw may have recorded nothing, so it is not retried at once. */
const restMs = 10_000

/** Rows that were listed ahead may be done by another process. */
const aheadMs = 1000

/** Works on several rows at once, in turns by store, so that a busy store delays only itself. */
export function createDueWorker<Row extends Due>(
  { name, list, attempt, atOnce, failures, listAhead = 1 }: DueWork<Row>,
  { log, now }: Services,
): DueWorker {
  const inFlight = new Map<string, { row: Row; work: Promise<void> }>()
  const resting = new Map<string, number>()
  let ahead: Row[] = []
  let listedAt = 0
  let listMs = 0
  const rows = () => [...inFlight.values()].map(({ row }) => row)
  const works = () => [...inFlight.values()].map(({ work }) => work)
  const countOf = (storeId: string) => rows().filter((row) => row.storeId === storeId).length
  const isFull = (storeId: string) => countOf(storeId) >= atOnce.ofStore

  function begin(row: Row) {
    const { storeId } = row
    const work = withFacts({ storeId }, () =>
      inSpan(name, { 'vitrine.store': storeId }, () => attempt(row)),
    )
      .then(
        () => workAttempts.inc({ work: name, outcome: 'done' }),
        (error: unknown) => {
          workAttempts.inc({ work: name, outcome: 'broken' })
          resting.set(row.id, now().getTime() + restMs)
          log.warn(failures.attempt, { storeId, ...errorFields(error) })
        },
      )
      .finally(() => inFlight.delete(row.id))
    inFlight.set(row.id, { row, work })
  }

  const turnOf = ({ storeId, place }: Row) => place + countOf(storeId)

  async function beginDue(): Promise<number> {
    if (inFlight.size >= atOnce.ofAll) return 0
    const isFresh = performance.now() - listedAt < aheadMs
    return beginFirst(isFresh && ahead.length > 0 ? ahead : await listDue())
  }

  async function listDue(): Promise<Row[]> {
    listedAt = performance.now()
    const stores = new Set(rows().map(({ storeId }) => storeId))
    const query = {
      now: now(),
      fullStores: [...stores].filter(isFull),
      eachStore: atOnce.ofStore * listAhead,
      max: atOnce.ofAll * atOnce.ofStore,
    }
    for (const [id, until] of resting) if (until <= query.now.getTime()) resting.delete(id)
    const listed = await list(query, rows())
    listMs = performance.now() - listedAt
    return listed
  }

  /** @returns how many of the rows were started */
  function beginFirst(listed: readonly Row[]): number {
    const due = listed.filter(({ id }) => !inFlight.has(id) && !resting.has(id))
    const started = new Set<Row>()
    for (const row of due.toSorted((a, b) => turnOf(a) - turnOf(b))) {
      if (inFlight.size >= atOnce.ofAll) break
      if (isFull(row.storeId)) continue
      begin(row)
      started.add(row)
    }
    ahead = listAhead > 1 ? due.filter((row) => !started.has(row)) : []
    return started.size
  }

  return {
    async pass() {
      const before = inFlight.size
      const started = await beginDue()
      if (!started && inFlight.size) await Promise.race([...works(), wait(pollAgainMs)])
      // What ended while the rows were listed made room that the list did not know of.
      return Math.max(before, inFlight.size, started)
    },
    async settled() {
      while (inFlight.size) await Promise.all(works())
    },
    nextListMs: () => (ahead.length > 0 ? 0 : Math.min(9 * listMs, pollAgainMs)),
  }
}

export async function runDue<Row extends Due>(
  work: DueWork<Row>,
  services: Services,
): Promise<void> {
  const worker = createDueWorker(work, services)
  while (await worker.pass()) await worker.settled()
}

interface Following {
  /** Of this process. */
  writes: Pick<Writes, 'count' | 'countDue'>
  pauseMs?: number
}

const failurePauses = 5
/** Of work that follows writes, while there are no such writes. */
const idlePauses = 15

/**
 * Works until it is stopped: as long as anything is due, and every second otherwise. Work that
 * follows writes of this process is looked for after those; what another one left undone is found
 * some seconds later.
 * @returns a function that stops it and waits for work in flight
 */
export function startDueWork<Row extends Due>(
  work: DueWork<Row>,
  { writes, pauseMs = 1000, ...services }: Services & Following,
): () => Promise<void> {
  const worker = createDueWorker(work, services)
  const { follows = 'every write' } = work
  const written = () => (follows === 'every write' ? writes.count : writes.countDue(follows))
  const stopping = new AbortController()
  const running = run(stopping.signal)
  return async () => {
    stopping.abort()
    await running
    await worker.settled()
  }

  async function run(signal: AbortSignal) {
    while (!signal.aborted) {
      const seen = written()
      const busy = await worker.pass().catch((error: unknown) => {
        services.log.warn(work.failures.list, errorFields(error))
        return undefined
      })
      if (!busy || work.isDoneTogether) await pause(busy === undefined ? undefined : seen, signal)
      else await rest(worker.nextListMs(), signal)
    }
  }

  /** @param seen count of writes before the pass; undefined when it failed */
  async function pause(seen: number | undefined, signal: AbortSignal) {
    const idle = work.follows ? idlePauses : 1
    for (let n = 0; n < (seen === undefined ? failurePauses : idle) && !signal.aborted; n += 1) {
      await rest(pauseMs, signal)
      if (seen !== undefined && written() !== seen) return
    }
  }
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}
