import { useSyncExternalStore } from 'react'

/** Returns true on the server and during hydration, then false. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

function neverChanges() {
  return () => {}
}
