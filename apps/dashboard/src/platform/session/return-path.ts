import type { Location } from 'react-router'
import { ownPath } from './own-path.ts'

export interface ReturnPath {
  from: string
}

/** Returns a navigation state that leads back to this location. */
export function rememberPath({
  pathname,
  search,
  hash,
}: Omit<Location, 'state' | 'key'>): ReturnPath {
  return { from: pathname + search + hash }
}

/** Returns the path to continue to; the dashboard unless the state has a path on this origin. */
export function returnPath(state: unknown, origin?: string): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return ownPath(from, '/dashboard', origin)
}

/** Returns the store id in a path, which links in emails carry. */
export function storeInPath(path: string): string | null {
  return new URLSearchParams(path.split('#')[0]?.split('?')[1]).get('store')
}

/** Returns the address that an invitation on the way back is for. */
export function invitedAddress(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : null
  return typeof email === 'string' ? email : undefined
}
