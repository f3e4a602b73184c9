import type { ComponentNode, NodeId, PageDocument } from '../page/document.ts'
import { listName, listOfEach, listsOf } from './document-lists.ts'
import { isSame } from './is-same.ts'

interface Sent {
  base: PageDocument
  /** Mine, whose answer was lost: the server may have it or not. */
  sent: PageDocument
  theirs: PageDocument
}

/**
 * Returns what mine and theirs have in common: where theirs has what was sent, that was saved, and
 * what changed here since is newer.
 */
export function commonBase({ base, sent, theirs }: Sent): PageDocument {
  if (sent === base) return base
  const nodes = new Map<NodeId, ComponentNode>()
  for (const id of new Set([...base.nodes.keys(), ...sent.nodes.keys()])) {
    const [before, mine, now] = [base, sent, theirs].map((each) => each.nodes.get(id))
    if (!before && !now) continue
    if (before && !mine && !now) continue
    if (mine && now) nodes.set(id, commonNode(before ?? nothingOf(mine), mine, now))
    else if (before) nodes.set(id, before)
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

const pick = <Value>(before: Value, mine: Value, now: Value) => (isSame(mine, now) ? mine : before)

function commonNode(base: ComponentNode, sent: ComponentNode, theirs: ComponentNode) {
  if (base === sent) return base
  const keys = new Set([...Object.keys(base.props), ...Object.keys(sent.props)])
  const props = Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = pick(base.props[key], sent.props[key], theirs.props[key])
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
  return {
    ...base,
    props,
    hidden: pick(base.hidden, sent.hidden, theirs.hidden),
    details: pick(base.details, sent.details, theirs.details),
  }
}

function arrange(nodes: Map<NodeId, ComponentNode>, { base, sent, theirs }: Sent): PageDocument {
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
