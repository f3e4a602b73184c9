import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Returns true if the shopper prefers reduced motion; false on the server. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

function read(): boolean {
  return matchMedia(query).matches
}
