import { readFileSync } from 'node:fs'

/**
 * Sums the proportional set size (PSS), which counts each shared page once.
 * @returns megabytes, or undefined on systems without it
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
