import type { NodeId, PageDocument } from '../page/document.ts'
import type { Lists } from './merge-places.ts'

export const listName = (slot: string, parent: NodeId | null): string => `${slot}\n${parent ?? ''}`

/** Returns the component whose list it is; null for the page. */
export function ownerOf(list: string): NodeId | null {
  return list.slice(list.indexOf('\n') + 1) || null
}

export function listsOf({ root, nodes }: PageDocument): Lists {
  const lists = new Map<string, readonly NodeId[]>()
  lists.set(listName('global', null), root.global)
  lists.set(listName('page', null), root.page)
  for (const { id, slots } of nodes.values()) {
    for (const slot of Object.keys(slots)) lists.set(listName(slot, id), slots[slot]!)
  }
  return lists
}
