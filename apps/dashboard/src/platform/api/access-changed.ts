import type { RefusalCode } from '@vitrine/contract/call/refusal.ts'
import { type Refused, refusalCodeOf } from './refused.ts'

type Handler = () => void

let handler: Handler | undefined

/** Handles that a role no longer allows a call, or that the store is closed to the caller. */
export function onAccessChanged(handle: Handler): () => void {
  handler = handle
  return () => {
    if (handler === handle) handler = undefined
  }
}

const codes: readonly (RefusalCode | undefined)[] = ['role_missing', 'no_store']

/** Notices it in the refusals of all calls. */
export function noteAccess(refused: Refused): Refused {
  if (codes.includes(refusalCodeOf(refused))) handler?.()
  return refused
}
