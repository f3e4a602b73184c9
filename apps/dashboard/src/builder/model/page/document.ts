import type { ItemDetails, PageItem } from '@vitrine/contract/content/page.ts'

export type NodeId = string

/** Prop with a container's children in the saved tree. */
export const CHILDREN = 'childComponents'

export type Slots = Readonly<Record<string, readonly NodeId[]>>

export interface ComponentNode {
  readonly id: NodeId
  readonly type: string
  readonly v: number | undefined
  readonly contentType: PageItem['contentType']
  readonly variant: string | undefined
  /** Stored, but shown neither on the canvas nor to shoppers. */
  readonly hidden: boolean | undefined
  /** Its name, its anchor, and when and where shoppers see it. */
  readonly details: ItemDetails
  /** A slot's prop stays as an empty list, to save the children in the same position. */
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: Slots
  /** The saved item without its props: unknown fields, and the order of the known ones. */
  readonly saved: Readonly<Record<string, unknown>>
}

export type NodeWithoutProps = Omit<ComponentNode, 'props'>

/**
 * A page in a flat form: an edit copies one node and the lists it changes. The root has two slots,
 * for the store's global content and for the page's own.
 */
export interface PageDocument {
  readonly nodes: ReadonlyMap<NodeId, ComponentNode>
  readonly root: Readonly<{ global: readonly NodeId[]; page: readonly NodeId[] }>
}

export type RootSlot = keyof PageDocument['root']

export type Region = 'header' | 'page' | 'footer'

/** `parent` is null for the page itself. */
export interface Place {
  readonly parent: NodeId | null
  readonly slot: string
  readonly index: number
}

/** A component and its descendants, detached from a page. The first node is the root. */
export type Subtree = readonly [ComponentNode, ...ComponentNode[]]

export const emptyDocument: PageDocument = { nodes: new Map(), root: { global: [], page: [] } }
