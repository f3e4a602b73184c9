import { memoryOf } from '@vitrine/harness/memory-of.ts'
import { cpuTimeOf, processesOf } from '../cpu-time.ts'

export interface MemoryWatch {
  /** Reports the peaks of the first and second half of the time since the last call. */
  highest(): string
  /** Seconds of CPU time that both have used so far. */
  processor(): number
  stop(): void
}

const every = 500

export function watchMemory(pid: number, dataDir: string): MemoryWatch {
  let seen: { server: number; all: number }[] = []
  function look() {
    const server = memoryOf([pid])
    const all = memoryOf(processesOf(pid, dataDir))
    if (server !== undefined && all !== undefined) seen.push({ server, all })
  }
  const timer = setInterval(look, every)
  return {
    highest() {
      look()
      const middle = Math.ceil(seen.length / 2)
      const [first, second] = [seen.slice(0, middle), seen.slice(middle)]
      const peak = (part: typeof seen, key: 'server' | 'all') =>
        Math.round(Math.max(0, ...part.map((each) => each[key])))
      const text =
        `the server's memory at most ${peak(first, 'server')} MB in the first half and ` +
        `${peak(second, 'server')} MB in the second, with its database ` +
        `${peak(first, 'all')} and ${peak(second, 'all')} MB`
      seen = []
      return text
    },
    processor: () => cpuTimeOf(processesOf(pid, dataDir)) / 1000,
    stop: () => clearInterval(timer),
  }
}
