import { setTimeout as wait } from 'node:timers/promises'
import { cpuTimeOf, processesOf } from '../cpu-time.ts'

export interface Times {
  p50: number
  p95: number
  /** Milliseconds of CPU time per request, the database's included. */
  cpu: number
}

const worker = { pid: 0, dataDir: '' }

export function countProcessorOf(pid: number, dataDir: string): void {
  Object.assign(worker, { pid, dataDir })
}

export type Ask = (turn: number) => Promise<unknown>

const turns = 200
const warmUp = 20

/** Milliseconds per sequential request, to the last byte. */
export async function timesOf(ask: Ask, count = turns): Promise<Times> {
  for (let turn = 0; turn < warmUp; turn += 1) await patiently(ask, turn + 1_000_000)
  const times: number[] = []
  const pids = processesOf(worker.pid, worker.dataDir)
  const before = cpuTimeOf(pids)
  for (let turn = 0; turn < count; turn += 1) {
    const started = performance.now()
    await patiently(ask, turn)
    times.push(performance.now() - started)
  }
  const cpu = (cpuTimeOf(pids) - before) / count
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { p50: at(0.5), p95: at(0.95), cpu }
}

/** Retries 503s on a busy machine; the time of every attempt counts. */
async function patiently(ask: Ask, turn: number, tries = 5): Promise<void> {
  try {
    await ask(turn)
  } catch (error) {
    if (tries === 0 || !String(error).includes('503')) throw error
    await wait(1000)
    await patiently(ask, turn, tries - 1)
  }
}

export function report(name: string, { p50, p95, cpu }: Times, max: number): void {
  const verdict = p95 <= max ? 'ok' : 'MISSED'
  say(
    `${name.padEnd(52)} p50 ${ms(p50)}  p95 ${ms(p95)}  processor ${ms(cpu)}  (${max}) ${verdict}`,
  )
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const ms = (time: number) => `${time.toFixed(1).padStart(7)} ms`
