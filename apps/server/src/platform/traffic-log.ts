import type { Log } from './log.ts'

export interface TrafficLog {
  countPage(): void
  countAnswer(status: number): void
  stop(): void
}

const minute = 60_000

/** Logs one line a minute: a line per page would be too many. */
export function startTrafficLog(log: Log, everyMs = minute): TrafficLog {
  let pagesFromMemory = 0
  let answers: Record<string, number> = {}

  function tell() {
    if (pagesFromMemory || Object.keys(answers).length)
      log.info('requests', { seconds: everyMs / 1000, pagesFromMemory, ...answers })
    pagesFromMemory = 0
    answers = {}
  }

  const timer = setInterval(tell, everyMs).unref()
  return {
    countPage() {
      pagesFromMemory += 1
    },
    countAnswer(status) {
      const kind = `${Math.floor(status / 100)}xx`
      answers[kind] = (answers[kind] ?? 0) + 1
    },
    stop() {
      clearInterval(timer)
      tell()
    },
  }
}
