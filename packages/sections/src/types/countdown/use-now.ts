import { useSyncExternalStore } from 'react'

/** Returns the time to the second; undefined on the server and while hydrating. */
export function useNow(): number | undefined {
  return useSyncExternalStore(everySecond, readSecond, () => undefined)
}

function everySecond(onChange: () => void) {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

function readSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000
}
