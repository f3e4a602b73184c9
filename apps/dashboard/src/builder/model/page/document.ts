import type { PageItem } from '@vitrine/contract/content/page.ts'

export type NodeId = string

/** The slot of a container, named for the prop that holds its children in the saved tree. */
export const CHILDREN = 'childComponents'

/** Lists of children by slot name. */
export type Slots = Readonly<Record<string, readonly NodeId[]>>

/** One component of the page. Its children's content lives in their own nodes. */
export interface ComponentNode {
  readonly id: NodeId
  readonly type: string
  readonly v: number | undefined
  readonly contentType: PageItem['contentType']
  readonly variant: string | undefined
  /** A slot's prop is kept as an empty list, so that saving puts the children back in its place. */
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: Slots
  /** The item as it was saved, without its props: unknown fields and the order of the known ones. */
  readonly saved: Readonly<Record<string, unknown>>
}

/**
 * A page as it is edited, flat: an edit copies one node and the lists it touches. The root has two
 * slots: the store's global content and the page's own.
 */
export interface PageDocument {
  readonly nodes: ReadonlyMap<NodeId, ComponentNode>
  readonly root: Readonly<{ global: readonly NodeId[]; page: readonly NodeId[] }>
}

export type RootSlot = keyof PageDocument['root']

/** The parts of a page in the order in which a shopper sees them. */
export type Region = 'header' | 'page' | 'footer'

/** Where a component stands: `parent` null is the page itself. */
export interface Place {
  readonly parent: NodeId | null
  readonly slot: string
  readonly index: number
}

/** A component with everything in it, detached from any page. The first node is its top. */
export type Subtree = readonly [ComponentNode, ...ComponentNode[]]

export const emptyDocument: PageDocument = { nodes: new Map(), root: { global: [], page: [] } }
