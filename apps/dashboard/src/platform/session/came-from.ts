import type { Location } from 'react-router'
import { ownPath } from './own-path.ts'

/** Where someone wanted to go before they had to sign in or to choose a shop. */
export interface CameFrom {
  from: string
}

/** The state of a navigation that leads away from a location and is to come back to it. */
export function cameFrom({ pathname, search, hash }: Omit<Location, 'state' | 'key'>): CameFrom {
  return { from: pathname + search + hash }
}

/** Where to go on, once nothing is in the way; the dashboard unless the state names a path of ours. */
export function wayBack(state: unknown, origin?: string): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return ownPath(from, '/dashboard', origin)
}

/** The store that a path is about, as links in emails name it. */
export function storeInPath(path: string): string | null {
  return new URLSearchParams(path.split('#')[0]?.split('?')[1]).get('store')
}
