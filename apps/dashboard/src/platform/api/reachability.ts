import { useSyncExternalStore } from 'react'
import { isRefused, statusOf } from './refused.ts'

const usualWaitMs = 2000
const maxWaitMs = 30_000

let waitMs: number | undefined
const listeners = new Set<() => void>()

function say(next: number | undefined) {
  waitMs = next
  for (const tell of listeners) tell()
}

/** Distinguishes the server being unreachable from a service behind it, by error code. */
export function isUnreachable(error: unknown): boolean {
  if (!isRefused(error)) return false
  const { code } = error.data
  return [502, 503, 504].includes(statusOf(error) ?? 0) && (!code || code === 'unavailable')
}

/** Updates reachability from every response. */
export async function noteAnswer(answer: Response): Promise<void> {
  if (![502, 503, 504].includes(answer.status)) {
    if (waitMs !== undefined) say(undefined)
    return
  }
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  if (code === undefined || code === 'unavailable') say(waitOf(answer))
}

/** Returns the server's `Retry-After` in milliseconds. */
function waitOf({ headers }: Response) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? Math.min(seconds * 1000, maxWaitMs) : usualWaitMs
}

export function retryWait(): number {
  return waitMs ?? usualWaitMs
}

export function useUnreachable(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => waitMs !== undefined,
    () => false,
  )
}
