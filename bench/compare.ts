import { cpuTimeOf, processesOf } from './cpu-time.ts'
import { load, type Load } from './load.ts'

const rounds = 5
/** V8 optimises code that has run some thousand times. */
const warmUpSeconds = 10

export interface Target {
  name: string
  url: string
  host?: string
  pid: number
  dataDir?: string
}

export interface Measured extends Load {
  name: string
  /** Milliseconds of CPU time per request, the database's included. */
  cpu: number
}

export interface Comparison {
  ours: Measured
  limit: Measured
  /** Our requests per second divided by the limit's. */
  ratio: number
  /** The same ratio in CPU time, which is independent of other load on the machine. */
  cpuRatio: number
}

/** Alternates between both, so that other load slows both. Returns the medians of all rounds. */
export async function compare(ours: Target, limit: Target): Promise<Comparison> {
  for (const { url, host } of [ours, limit]) await load(url, { host, seconds: warmUpSeconds })
  const pairs: { ours: Measured; limit: Measured }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await measure(ours), limit: await measure(limit) })
  return {
    ours: medianOf(pairs.map((pair) => pair.ours)),
    limit: medianOf(pairs.map((pair) => pair.limit)),
    ratio: median(pairs.map((pair) => pair.ours.requestsPerSecond / pair.limit.requestsPerSecond)),
    cpuRatio: median(pairs.map((pair) => pair.limit.cpu / pair.ours.cpu)),
  }
}

async function measure({ name, url, host, pid, dataDir }: Target): Promise<Measured> {
  // Opens the database connections, each a process of its own.
  await load(url, { host, seconds: 1 })
  const pids = processesOf(pid, dataDir)
  const before = cpuTimeOf(pids)
  const measured = await load(url, { host, seconds: 3 })
  return { ...measured, name, cpu: (cpuTimeOf(pids) - before) / measured.requests }
}

function medianOf(loads: Measured[]): Measured {
  const of = (name: Exclude<keyof Measured, 'name'>) => median(loads.map((each) => each[name]))
  return {
    name: loads[0]?.name ?? '',
    requestsPerSecond: of('requestsPerSecond'),
    requests: of('requests'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: of('cpu'),
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
