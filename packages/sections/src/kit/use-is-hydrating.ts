import { useSyncExternalStore } from 'react'

/** True on the server and for what first renders over the server's HTML, false ever after. */
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
