import type { ItemDetails } from '@vitrine/contract/content/page.ts'
import type { ComponentNode, NodeId, PageDocument } from '../page/document.ts'
import { listAncestors } from '../page/find-node.ts'
import { type Choose, type Conflict, Decisions } from './conflict.ts'
import { listName, listsOf, ownerOf } from './document-lists.ts'
import { isSame } from './is-same.ts'
import { listGone, ownOf } from './list-gone.ts'
import { type Lists, listOfEach, mergePlaces, type Spot } from './merge-places.ts'
import { type Three, ValueMerge } from './merge-values.ts'

export interface Merged {
  /** Where a conflict is open, it has mine, and what one deleted and the other changed. */
  readonly document: PageDocument
  /** All that both changed in different ways: one answer may lead to another question. */
  readonly conflicts: readonly Conflict[]
  /** Some of them were not decided. */
  readonly isOpen: boolean
}

/**
 * Merges two pages that began as the same one, field by field. Components that stay as they are in
 * mine are the same objects.
 */
export function mergeDocuments(
  { base, mine, theirs }: Three<PageDocument>,
  choose: Choose = () => undefined,
): Merged {
  const decisions = new Decisions(choose)
  const gone = new Set([
    ...listGone({ base, deleter: mine, keeper: theirs, side: 'mine', decisions }),
    ...listGone({ base, deleter: theirs, keeper: mine, side: 'theirs', decisions }),
  ])
  const nodes = new Map<NodeId, ComponentNode>()
  for (const id of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()])) {
    if (gone.has(id)) continue
    const [before, here, there] = [base, mine, theirs].map((each) => each.nodes.get(id))
    const node =
      here && there ? mergeNodes({ base: before, mine: here, theirs: there }, decisions) : here
    nodes.set(id, node ?? there!)
  }
  const lists = placeAll({ base, mine, theirs }, nodes, decisions)
  const document = assemble(nodes, lists, mine)
  return { document, conflicts: decisions.asked, isOpen: decisions.isOpen }
}

interface NodeVersions {
  base: ComponentNode | undefined
  mine: ComponentNode
  theirs: ComponentNode
}

function mergeNodes({ base, mine, theirs }: NodeVersions, decisions: Decisions): ComponentNode {
  if (mine === theirs) return mine
  if (base === theirs) return mine
  if (isSame(ownOf(mine), ownOf(theirs))) return withSaved(mine, theirs)
  if (base === mine) return { ...theirs, slots: mine.slots }
  const merge = new ValueMerge(mine.id, decisions)
  const { props = {}, details = {} } = base ?? {}
  const merged = {
    props: merge.records({ base: props, mine: mine.props, theirs: theirs.props }, 'props'),
    details: withoutNoTexts(
      merge.records(
        {
          base: textByText(details),
          mine: textByText(mine.details),
          theirs: textByText(theirs.details),
        },
        'details',
      ),
    ),
    hidden: merge.value(
      { base: base?.hidden, mine: mine.hidden, theirs: theirs.hidden },
      'hidden',
    ) as boolean | undefined,
    variant: merge.value(
      { base: base?.variant, mine: mine.variant, theirs: theirs.variant },
      'variant',
    ) as string | undefined,
  }
  if (isSame(ownOf(mine), merged)) return withSaved(mine, theirs)
  return { ...theirs, ...merged, slots: mine.slots }
}

/** Two people who are the first to change texts of a linked section change different ones. */
function textByText(details: ItemDetails) {
  return { ...details, overrides: details.overrides ?? {} }
}

function withoutNoTexts({ overrides = {}, ...details }: ItemDetails): ItemDetails {
  return Object.keys(overrides).length > 0 ? { ...details, overrides } : details
}

function withSaved(mine: ComponentNode, { saved }: ComponentNode): ComponentNode {
  return isSame(mine.saved, saved) ? mine : { ...mine, saved }
}

type Nodes = Map<NodeId, ComponentNode>

const spotIn = (list: string | undefined): Spot => ({ list: list ?? '', after: null })

/** Places the components. What has no place, because both deleted what it was in, returns with that. */
function placeAll(versions: Three<PageDocument>, nodes: Nodes, decisions: Decisions): Lists {
  const { base, mine, theirs } = versions
  const all = { base: listsOf(base), mine: listsOf(mine), theirs: listsOf(theirs) }
  const forced = new Map<NodeId, 'mine' | 'theirs'>()
  const choose = (id: NodeId, here: Spot, there: Spot) =>
    decisions.sideOf({ id, field: 'place', mine: here, theirs: there }) ?? 'mine'
  const [isHere, isThere] = [all.mine, all.theirs].map(listOfEach)
  let circleSide: 'mine' | 'theirs' | undefined
  function sideOfCircle(ids: readonly NodeId[]) {
    const moved = ids.filter((id) => isHere!.get(id) !== isThere!.get(id)).toSorted()
    const [id = ids[0]!] = moved
    return choose(id, spotIn(isHere!.get(id)), spotIn(isThere!.get(id)))
  }

  for (;;) {
    const lists = mergePlaces({
      base: all.base,
      mine: ofThese(all.mine, nodes),
      theirs: ofThese(all.theirs, nodes),
      alive: new Set(nodes.keys()),
      choose,
      forced,
    })
    const reached = listReached(lists)
    const left = [...nodes.keys()].filter((id) => !reached.has(id))
    if (left.length === 0) return lists
    const placed = new Set([...lists.values()].flat())
    const orphans = left.filter((id) => !placed.has(id))
    for (const id of orphans) returnAncestors(id, versions, nodes)
    if (orphans.length > 0) continue
    // Each side moved one component into the other's: one side's places count for all of them.
    const circle = circleIn(lists, left)
    circleSide ??= sideOfCircle(circle)
    for (const id of circle) forced.set(id, circleSide)
  }
}

/** Returns components of which each is in the next one, and the last one in the first. */
function circleIn(lists: Lists, unreached: readonly NodeId[]): NodeId[] {
  const listOf = listOfEach(lists)
  const path: NodeId[] = []
  let [id] = unreached.toSorted()
  while (id && !path.includes(id)) {
    path.push(id)
    id = ownerOf(listOf.get(id) ?? '') ?? undefined
  }
  return path.slice(path.indexOf(id ?? ''))
}

function returnAncestors(id: NodeId, { mine, theirs }: Three<PageDocument>, nodes: Nodes) {
  const from = mine.nodes.has(id) ? mine : theirs
  for (const ancestor of listAncestors(from, id)) {
    if (!nodes.has(ancestor)) nodes.set(ancestor, from.nodes.get(ancestor)!)
  }
}

function ofThese(lists: Lists, nodes: Nodes): Lists {
  return new Map(
    [...lists].filter(([name]) => {
      const owner = ownerOf(name)
      return owner === null || nodes.has(owner)
    }),
  )
}

function listReached(lists: Lists): Set<NodeId> {
  const children = new Map<NodeId, NodeId[]>()
  for (const [name, ids] of lists) {
    const owner = ownerOf(name)
    if (owner !== null) children.set(owner, [...(children.get(owner) ?? []), ...ids])
  }
  const reached = new Set<NodeId>()
  const pending = ['global', 'page'].flatMap((slot) => lists.get(listName(slot, null)) ?? [])
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    pending.push(...(children.get(id) ?? []))
  }
  return reached
}

function assemble(nodes: Nodes, lists: Lists, mine: PageDocument): PageDocument {
  const merged = new Map<NodeId, ComponentNode>()
  for (const [id, node] of nodes) {
    const slots = Object.fromEntries(
      Object.keys(node.slots).map((slot) => [slot, lists.get(listName(slot, id)) ?? []]),
    )
    merged.set(id, isSame(slots, node.slots) ? node : { ...node, slots })
  }
  const listOf = (slot: 'global' | 'page') => {
    const ids = lists.get(listName(slot, null)) ?? []
    return isSame(ids, mine.root[slot]) ? mine.root[slot] : ids
  }
  const root = { global: listOf('global'), page: listOf('page') }
  const isSameRoot = root.global === mine.root.global && root.page === mine.root.page
  return { nodes: merged, root: isSameRoot ? mine.root : root }
}
