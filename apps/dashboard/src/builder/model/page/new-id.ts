import type { NodeId } from './document.ts'

/** Returns an id unique across pages, because copies travel between them. */
export function newId(): NodeId {
  return crypto.randomUUID()
}
