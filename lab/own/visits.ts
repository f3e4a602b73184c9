import { setTimeout as wait } from 'node:timers/promises'

/** Visits an address four times a second until the work is done. */
export async function requestsDuring(url: string, work: () => Promise<void>) {
  const counts = { all: 0, failed: 0, longestMs: 0 }
  const visits: Promise<void>[] = []
  const state = { isDone: false }
  const visitOnce = async () => {
    const started = performance.now()
    const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => {})
    counts.all += 1
    if (!answer?.ok) counts.failed += 1
    counts.longestMs = Math.max(counts.longestMs, Math.round(performance.now() - started))
  }
  const visiting = (async () => {
    while (!state.isDone) {
      visits.push(visitOnce())
      await wait(250)
    }
  })()
  await work().finally(() => {
    state.isDone = true
  })
  await visiting
  await Promise.all(visits)
  return counts
}
