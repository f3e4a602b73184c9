import { readFileSync } from 'node:fs'

/**
 * What processes hold together, each shared page counted once (PSS).
 * @returns megabytes, or undefined where the system does not tell
 */
export function memoryOf(pids: number[]): number | undefined {
  try {
    return pids.map(pssOf).reduce((sum, kilobytes) => sum + kilobytes, 0) / 1000
  } catch {
    return undefined
  }
}

function pssOf(pid: number) {
  const report = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(report)?.[1] ?? 0)
}
