import type { ComponentNode, NodeId, PageDocument, Slots } from '../model/page/document.ts'
import { listInOrder } from '../model/page/list-in-order.ts'
import { isSame } from './differences.ts'

interface Versions {
  base: PageDocument
  mine: PageDocument
  theirs: PageDocument
}

class Conflict extends Error {}

/**
 * Merges section by section and prop by prop. Returns undefined where both changed the same prop or
 * order, or one deleted what the other changed.
 */
export function mergeDocuments({ base, mine, theirs }: Versions): PageDocument | undefined {
  try {
    const nodes = new Map<NodeId, ComponentNode>()
    for (const id of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()])) {
      const [before, here, there] = [base, mine, theirs].map((each) => each.nodes.get(id))
      const node = mergeNodes(before, here, there)
      if (node) nodes.set(id, node)
    }
    const merged: PageDocument = {
      nodes,
      root: {
        global: pick(base.root.global, mine.root.global, theirs.root.global),
        page: pick(base.root.page, mine.root.page, theirs.root.page),
      },
    }
    return isWhole(merged) ? merged : undefined
  } catch (failure) {
    if (failure instanceof Conflict) return undefined
    throw failure
  }
}

function mergeNodes(
  base: ComponentNode | undefined,
  mine: ComponentNode | undefined,
  theirs: ComponentNode | undefined,
): ComponentNode | undefined {
  if (!base || !mine || !theirs) return pick(base, mine, theirs)
  const { props: _base, slots: baseSlots, ...baseRest } = base
  const { props: _mine, slots: mySlots, ...myRest } = mine
  const { props: _theirs, slots: theirSlots, ...theirRest } = theirs
  if (isSame(base, mine)) return theirs
  return {
    ...pick(baseRest, myRest, theirRest),
    props: mergeRecords(base.props, mine.props, theirs.props),
    slots: mergeRecords(baseSlots, mySlots, theirSlots) as Slots,
  }
}

type Values = Readonly<Record<string, unknown>>

function mergeRecords(base: Values, mine: Values, theirs: Values): Values {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const merged = [...keys].map((key) => [key, pick(base[key], mine[key], theirs[key])] as const)
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

function pick<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (isSame(base, theirs)) return mine
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs
  throw new Conflict()
}

function isWhole(document: PageDocument): boolean {
  const { root, nodes } = document
  const slots = [...nodes.values()].flatMap((node) => Object.values(node.slots))
  const placed = [root.global, root.page, ...slots].flat()
  const isKnown = placed.every((id) => nodes.has(id))
  const isOnce = new Set(placed).size === placed.length && placed.length === nodes.size
  return isKnown && isOnce && listInOrder(document).length === nodes.size
}
