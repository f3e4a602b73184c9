import { cpuTimeOf, processesOf } from './cpu-time.ts'
import { load, type Load } from './load.ts'

const rounds = 5
/** V8 makes good code of what has been run some thousand times. */
const warmUpSeconds = 10

export interface Target {
  name: string
  url: string
  host?: string
  pid: number
  /** Of the embedded database that works for it. */
  dataDir?: string
}

export interface Measured extends Load {
  name: string
  /** Milliseconds of a processor that a request takes, the database's included. */
  cpu: number
}

export interface Comparison {
  ours: Measured
  limit: Measured
  /** Our requests per second in parts of the limit's. */
  ratio: number
  /** The same in processor time, which does not depend on what else the machine is doing. */
  cpuRatio: number
}

/**
 * Loads ours and its limit in turns, so that both have the same machine; what else runs on it
 * slows both. The medians of all rounds are told.
 */
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
  // Connections to the database are processes of their own, and a first request opens them.
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
