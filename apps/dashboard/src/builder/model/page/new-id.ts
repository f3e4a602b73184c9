import type { NodeId } from './document.ts'

/** An id that no other component has, in this page or another: copies travel between pages. */
export function newId(): NodeId {
  return crypto.randomUUID()
}
