import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { isPinning } from './processes.ts'

const run = promisify(execFile)
const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** wrk uses a tenth of autocannon's CPU time, so it distorts the results least. */
export const generator = hasWrk ? 'wrk' : 'autocannon'

export interface Load {
  requests: number
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

interface LoadOptions {
  host?: string | undefined
  seconds: number
}

const connections = 10
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

export async function load(
  url: string,
  { host = 'localhost', seconds }: LoadOptions,
): Promise<Load> {
  // wrk adds its own Host header unless one has this exact spelling.
  // A browser, so that its visits are counted.
  const headers = { Host: host, 'Accept-Encoding': 'gzip', 'User-Agent': browser }
  return hasWrk ? await runWrk(url, headers, seconds) : await runAutocannon(url, headers, seconds)
}

async function runWrk(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const words = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...fields, url]
  const [program = '', ...rest] = isPinning ? ['taskset', '-c', '1', ...words] : words
  const { stdout } = await run(program, rest)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)
  if (failed) throw new Error(`${url}: ${failed[1]} failed answers`)
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: latency(stdout, '50%'),
    p99: latency(stdout, '99%'),
  }
}

function latency(report: string, percentile: string) {
  const found = new RegExp(`${percentile}\\s+([\\d.]+)(us|ms|s)`).exec(report)
  const scale = { us: 0.001, ms: 1, s: 1000 }[found?.[2] ?? 'ms'] ?? 1
  return Number(found?.[1]) * scale
}

async function runAutocannon(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx) throw new Error(`${url}: ${result.non2xx} failed answers`)
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
