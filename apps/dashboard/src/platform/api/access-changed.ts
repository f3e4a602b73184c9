import type { RefusalCode } from '@vitrine/contract/call/refusal.ts'
import { type Refused, refusalCodeOf } from './refused.ts'

type Handler = () => void

const handlers = new Set<Handler>()

/** Handles that a role no longer allows a call, or that the store is closed to the caller or suspended. */
export function onAccessChanged(handle: Handler): () => void {
  handlers.add(handle)
  return () => {
    handlers.delete(handle)
  }
}

const codes: readonly (RefusalCode | undefined)[] = ['role_missing', 'no_store', 'shop_suspended']

/** Notices it in the refusals of all calls. */
export function noteAccess(refused: Refused): Refused {
  if (codes.includes(refusalCodeOf(refused))) for (const handle of handlers) handle()
  return refused
}
