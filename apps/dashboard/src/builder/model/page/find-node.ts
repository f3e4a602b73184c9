import {
  CHILDREN,
  type ComponentNode,
  type NodeId,
  type PageDocument,
  type Place,
  type RootSlot,
  type Slots,
  type Subtree,
} from './document.ts'

export function requireNode(document: PageDocument, id: NodeId): ComponentNode {
  const node = document.nodes.get(id)
  if (!node) throw new Error(`No component ${id} on this page`)
  return node
}

export function findSlot(
  document: PageDocument,
  { parent, slot }: Pick<Place, 'parent' | 'slot'>,
): readonly NodeId[] | undefined {
  const slots: Slots | undefined =
    parent === null ? document.root : document.nodes.get(parent)?.slots
  return slots && Object.hasOwn(slots, slot) ? slots[slot] : undefined
}

export function findPlace(document: PageDocument, id: NodeId): Place | undefined {
  for (const slot of ['page', 'global'] satisfies RootSlot[]) {
    const index = document.root[slot].indexOf(id)
    if (index >= 0) return { parent: null, slot, index }
  }
  for (const { id: parent, slots } of document.nodes.values()) {
    for (const slot of Object.keys(slots)) {
      const index = slots[slot]!.indexOf(id)
      if (index >= 0) return { parent, slot, index }
    }
  }
  return undefined
}

export function listAncestors(document: PageDocument, id: NodeId | null): NodeId[] {
  const ancestors: NodeId[] = []
  for (let at = id; at !== null;) {
    ancestors.push(at)
    at = findPlace(document, at)?.parent ?? null
  }
  return ancestors
}

export function readSubtree(document: PageDocument, id: NodeId): Subtree {
  const top = requireNode(document, id)
  const below = childrenOf(top).flatMap((child) => readSubtree(document, child))
  return [top, ...below]
}

function childrenOf(node: ComponentNode): readonly NodeId[] {
  return Object.values(node.slots).flat()
}

export function isContainer(node: ComponentNode): boolean {
  return Object.hasOwn(node.slots, CHILDREN)
}

/** Returns the number of levels; 1 without children. */
export function heightOf(subtree: Subtree): number {
  const byId = new Map(subtree.map((node) => [node.id, node]))
  const height = (node: ComponentNode): number =>
    1 + Math.max(0, ...childrenOf(node).map((id) => height(byId.get(id)!)))
  return height(subtree[0])
}
