import type { ComponentNode, NodeId, PageDocument } from '../page/document.ts'
import { listName, listOfEach, listsOf } from './document-lists.ts'
import { isSame } from './is-same.ts'
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
  return arrange(nodes, { base, sent, theirs })
}

/** Somebody may have brought back or changed what was refused or not saved here. */
const nothingOf = (node: ComponentNode): ComponentNode => ({
  ...node,
  props: {},
  hidden: undefined,
  details: {},
})

function pick<Value>({ base, sent, mine, theirs }: Versions<Value>): Value {
  const isBack = isSame(mine, base) && !isSame(theirs, base)
  return isSame(sent, theirs) || isBack ? sent : base
}

function commonNode(versions: Versions<ComponentNode>): ComponentNode {
  const { base, sent, mine, theirs } = versions
  if (base === sent) return base
  const of = <Value>(read: (node: ComponentNode) => Value) =>
    pick({ base: read(base), sent: read(sent), mine: read(mine), theirs: read(theirs) })
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
  { base, sent, theirs }: Omit<Versions<PageDocument>, 'mine'>,
): PageDocument {
  const [was, mine, now] = [base, sent, theirs].map((each) => listsOf(each))
  const [wasIn, isIn, nowIn] = [was!, mine!, now!].map((each) => listOfEach(each))
  const lists = new Map<string, NodeId[]>()
  for (const from of [mine!, was!]) {
    for (const [name, ids] of from) {
      for (const id of ids) {
        const isSaved = isIn!.get(id) === nowIn!.get(id) || !wasIn!.has(id)
        const list = isSaved ? isIn!.get(id) : wasIn!.get(id)
        if (list !== name || !nodes.has(id)) continue
        const placed = lists.get(name) ?? []
        if (!placed.includes(id)) lists.set(name, [...placed, id])
      }
    }
  }
  const listOf = (slot: string, parent: NodeId | null) => lists.get(listName(slot, parent)) ?? []
  for (const [id, node] of nodes) {
    const slots = Object.keys(node.slots).map((slot) => [slot, listOf(slot, id)] as const)
    nodes.set(id, { ...node, slots: Object.fromEntries(slots) })
  }
  return { nodes, root: { global: listOf('global', null), page: listOf('page', null) } }
}
