import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Linux counts CPU time in hundredths of a second. */
const millisecondsPerTick = 10

/** Returns the ids of a process, its descendants and its database's processes. */
export function processesOf(pid: number, dataDir?: string): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number))
  const found = dataDir === undefined ? [pid] : [pid, databasePid(dataDir)]
  for (const parent of found)
    found.push(...pairs.flatMap(([id, of]) => (of === parent && id ? [id] : [])))
  return [...new Set(found)]
}

/** Returns the CPU time used so far in milliseconds; 0 on systems without /proc. */
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
