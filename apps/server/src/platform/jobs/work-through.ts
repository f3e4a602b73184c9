import { setTimeout as wait } from 'node:timers/promises'
import { errorFields, type Log } from '../log.ts'

const pause = 1000
const pauseAfterFailure = 5000

/**
 * Does what is due, every second and as long as there is any.
 * @param pass does some of it and says how much
 * @returns a function to stop
 */
export function workThrough(
  pass: () => Promise<number>,
  { log, failure }: { log: Log; failure: string },
): () => Promise<void> {
  const stopping = new AbortController()
  const running = work(stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }

  async function work(signal: AbortSignal) {
    while (!signal.aborted) {
      const done = await pass().catch((error: unknown) => {
        log.warn(failure, errorFields(error))
        return undefined
      })
      if (done) continue
      const pauseNow = done === undefined ? pauseAfterFailure : pause
      await wait(pauseNow, undefined, { signal }).catch(() => {})
    }
  }
}
