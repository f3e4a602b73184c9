import { useSyncExternalStore } from 'react'
import { isSlug } from '../../kit/product-query.ts'

/** The key that the start script of each page looks for (`start-script.ts`). */
export const viewedKey = 'viewed'
const maxViewed = 24

/** Notes the slug of a product, newest first, in this browser only. */
export function noteViewed(slug: string): void {
  const rest = parse(readStored()).filter((each) => each !== slug)
  try {
    localStorage.setItem(viewedKey, JSON.stringify([slug, ...rest].slice(0, maxViewed)))
  } catch {
    // Without local storage there is no history.
  }
}

/** Slugs, newest first; undefined on the server and while hydrating. */
export function useViewed(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(subscribe, viewed, () => undefined)
}

let readFrom: string | null | undefined
let slugs: readonly string[] = []

/** The same array while the stored text is the same. */
function viewed(): readonly string[] {
  const stored = readStored()
  if (stored !== readFrom) {
    readFrom = stored
    slugs = parse(stored)
  }
  return slugs
}

function readStored(): string | null {
  try {
    return localStorage.getItem(viewedKey)
  } catch {
    return null
  }
}

/** Anything may have been written there. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter(isSlug).slice(0, maxViewed) : []
  } catch {
    return []
  }
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
