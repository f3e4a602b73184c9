import type { ComponentNode, NodeId, PageDocument } from '../page/document.ts'
import { listName, listsOf } from './document-lists.ts'
import { isSame } from './is-same.ts'
import { type Lists, listMoved, mergePlaces } from './merge-places.ts'
import type { Three } from './merge-values.ts'

interface Versions<Value> extends Three<Value> {
  /** Mine of then, whose answer was lost: the server may have it or not. */
  sent: Value
}

/**
 * Returns what mine and theirs have in common: where theirs has what was sent, that was saved, and
 * what changed here since is newer. A value that is back to what it was here, and another one there,
 * may have been saved in between: what was sent counts as saved then, so that the owner is asked.
 */
export function commonBase({ base, sent, mine, theirs }: Versions<PageDocument>): PageDocument {
  if (sent === base) return base
  const nodes = new Map<NodeId, ComponentNode>()
  for (const id of new Set([...base.nodes.keys(), ...sent.nodes.keys()])) {
    const [before, then, now] = [base, sent, theirs].map((each) => each.nodes.get(id))
    if (!before && !now) continue
    if (before && !then && !now) continue
    if (then && now) {
      const versions = { base: before ?? nothingOf(then), sent: then, theirs: now }
      nodes.set(id, commonNode({ ...versions, mine: mine.nodes.get(id) ?? then }))
    } else if (before) nodes.set(id, before)
  }
  return arrange(nodes, { base, sent, mine, theirs })
}

/** Somebody may have brought back or changed what was refused or not saved here. */
const nothingOf = (node: ComponentNode): ComponentNode => ({
  ...node,
  props: {},
  hidden: undefined,
  details: {},
})

function countsAsSaved<Value>(
  { base, sent, mine, theirs }: Versions<Value>,
  same: (one: Value, other: Value) => boolean,
): boolean {
  const isBack = same(mine, base) && !same(theirs, base)
  return isBack || same(sent, theirs)
}

function commonNode(versions: Versions<ComponentNode>): ComponentNode {
  const { base, sent, mine, theirs } = versions
  if (base === sent) return base
  const of = <Value>(read: (node: ComponentNode) => Value): Value => {
    const values = { base: read(base), sent: read(sent), mine: read(mine), theirs: read(theirs) }
    return countsAsSaved(values, isSame) ? values.sent : values.base
  }
  const keys = new Set([...Object.keys(base.props), ...Object.keys(sent.props)])
  const props = Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = of((node) => node.props[key])
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
  return {
    ...base,
    props,
    hidden: of(({ hidden }) => hidden),
    details: of(({ details }) => details),
  }
}

function arrange(
  nodes: Map<NodeId, ComponentNode>,
  versions: Versions<PageDocument>,
): PageDocument {
  const [base, sent] = [listsOf(versions.base), listsOf(versions.sent)]
  const [mine, theirs] = [listsOf(versions.mine), listsOf(versions.theirs)]
  const forced = new Map<NodeId, 'theirs'>()
  for (const id of listMoved(base, sent)) {
    const same = (one: Lists, other: Lists) => hasSamePlace(id, one, other)
    if (!countsAsSaved({ base, sent, mine, theirs }, same)) forced.set(id, 'theirs')
  }
  const alive = new Set(nodes.keys())
  const lists = mergePlaces({ base, mine: sent, theirs: base, alive, choose: () => 'mine', forced })
  const listOf = (slot: string, parent: NodeId | null) => lists.get(listName(slot, parent)) ?? []
  for (const [id, node] of nodes) {
    const slots = Object.keys(node.slots).map((slot) => [slot, listOf(slot, id)] as const)
    nodes.set(id, { ...node, slots: Object.fromEntries(slots) })
  }
  return { nodes, root: { global: listOf('global', null), page: listOf('page', null) } }
}

/** Returns true where both have the id in one list, and what both have there in one order. */
function hasSamePlace(id: NodeId, lists: Lists, others: Lists): boolean {
  const [[name, ids], [otherName, otherIds]] = [listWith(id, lists), listWith(id, others)]
  return name === otherName && isSame(shared(ids, otherIds), shared(otherIds, ids))
}

function listWith(id: NodeId, lists: Lists): readonly [name: string, ids: readonly NodeId[]] {
  return [...lists].find(([, ids]) => ids.includes(id)) ?? ['', []]
}

function shared(ids: readonly NodeId[], others: readonly NodeId[]): NodeId[] {
  const known = new Set(others)
  return ids.filter((id) => known.has(id))
}
