import { readFileSync } from 'node:fs'

/**
 * Sums the proportional set size (PSS), which counts each shared page once.
 * @returns megabytes, or undefined on systems without it
 */
export function memoryOf(pids: number[]): number | undefined {
  return megabytesOf(pids, 'Pss')
}

/**
 * Sums what of it is shared memory: PostgreSQL's buffers, as many as were used yet.
 * @returns megabytes, or undefined on systems without it
 */
export function sharedMemoryOf(pids: number[]): number | undefined {
  return megabytesOf(pids, 'Pss_Shmem')
}

function megabytesOf(pids: number[], name: string): number | undefined {
  try {
    return pids.map((pid) => kilobytesOf(pid, name)).reduce((sum, each) => sum + each, 0) / 1000
  } catch {
    return undefined
  }
}

function kilobytesOf(pid: number, name: string) {
  const report = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(report)?.[1] ?? 0)
}
