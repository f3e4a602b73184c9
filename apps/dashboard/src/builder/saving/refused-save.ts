import { messageOf } from '../../platform/api/message-of.ts'
import { isRefused, refusalCodeOf } from '../../platform/api/refused.ts'
import type { Issue } from '../store/saving-state.ts'

interface StaleDetails {
  revision?: number
  globalRevision?: number
  settingsRevision?: number
  saveId?: string | null
}

/** The revisions that the page has now, and whose save made them. */
export function staleDetailsOf(failure: unknown): StaleDetails {
  return (isRefused(failure) && failure.data.details) || {}
}

/** The server refused the values themselves: the same request would fail again. */
export function isFinal(failure: unknown): boolean {
  if (!isRefused(failure)) return false
  const { status } = failure
  return status < 500 && status !== 429 && status !== 408
}

export function issuesOf(failure: unknown): readonly Issue[] {
  if (!isRefused(failure)) return []
  if (refusalCodeOf(failure)?.startsWith('slug_')) {
    return [{ path: 'slug', message: messageOf(failure) }]
  }
  return failure.data.issues ?? []
}
