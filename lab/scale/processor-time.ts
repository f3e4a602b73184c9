import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const millisecondsPerTick = 10

/**
 * Milliseconds of processor that some processes and all below them used so far, those that ended
 * included. It tells what a request costs where other work disturbs how long it takes.
 */
export function processorTimeOf(roots: readonly number[]): number {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number))
  const found = [...roots]
  for (const parent of found)
    found.push(...pairs.flatMap(([pid, of]) => (of === parent && pid ? [pid] : [])))
  const ticks = [...new Set(found)].map(ticksOf)
  return ticks.reduce((sum, count) => sum + count, 0) * millisecondsPerTick
}

/** Of itself, and of its children that ended. */
function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  } catch {
    return 0
  }
}
