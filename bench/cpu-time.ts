import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Linux counts the time of processes in hundredths of a second. */
const millisecondsPerTick = 10

/** A process with everything that it started, or that works for it: the ids of all. */
export function processesOf(pid: number, dataDir?: string): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number))
  const found = dataDir === undefined ? [pid] : [pid, databasePid(dataDir)]
  for (const parent of found)
    found.push(...pairs.flatMap(([id, of]) => (of === parent && id ? [id] : [])))
  return [...new Set(found)]
}

/** Processor time that they have taken so far, in milliseconds; 0 where the system does not tell. */
export function cpuTimeOf(pids: number[]): number {
  return pids.map(ticksOf).reduce((sum, ticks) => sum + ticks, 0) * millisecondsPerTick
}

function ticksOf(pid: number) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
    return Number(user) + Number(system)
  } catch {
    return 0
  }
}

function databasePid(dataDir: string) {
  const file = readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}
