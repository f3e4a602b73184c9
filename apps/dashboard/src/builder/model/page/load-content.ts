import type { PageItem } from '@vitrine/contract/content/page.ts'
import { detailsOf } from '@vitrine/sections/kit/item-details.ts'
import { isPageItem } from '@vitrine/sections/kit/page-item.ts'
import { isHolder } from '@vitrine/sections/render/may-hold.ts'
import {
  CHILDREN,
  type ComponentNode,
  type NodeId,
  type PageDocument,
  type Subtree,
} from './document.ts'
import { newId } from './new-id.ts'

export interface SavedContent {
  content: readonly PageItem[]
  globalContent: readonly PageItem[]
}

/** Flattens the saved tree. Unknown fields are preserved. */
export function loadContent({ content, globalContent }: SavedContent): PageDocument {
  const nodes = new Map<NodeId, ComponentNode>()
  const global = loadItems(globalContent, nodes)
  const page = loadItems(content, nodes)
  return { nodes, root: { global, page } }
}

export function loadSubtree(item: PageItem): Subtree {
  const nodes = new Map<NodeId, ComponentNode>()
  const id = loadItem(item, nodes)
  const top = nodes.get(id)!
  return [top, ...[...nodes.values()].filter((node) => node !== top)]
}

function loadItems(items: readonly PageItem[], nodes: Map<NodeId, ComponentNode>): NodeId[] {
  return items.map((item) => loadItem(item, nodes))
}

function loadItem(item: PageItem, nodes: Map<NodeId, ComponentNode>): NodeId {
  // Gives a duplicate id a new one: components are addressed by id.
  const id = nodes.has(item.id) ? newId() : item.id
  const { props } = item
  const children = props[CHILDREN]
  const hasItems = isItemList(children)
  const isContainer =
    hasItems || (item.linked === undefined && isHolder(item) && children === undefined)
  const node: ComponentNode = {
    id,
    type: item.type,
    v: item.v,
    contentType: item.contentType,
    variant: item.variant,
    hidden: item.hidden,
    details: detailsOf(item),
    props: hasItems ? { ...props, [CHILDREN]: [] } : props,
    slots: isContainer ? { [CHILDREN]: [] } : {},
    saved: { ...item, props: null },
  }
  nodes.set(id, node)
  if (hasItems) nodes.set(id, { ...node, slots: { [CHILDREN]: loadItems(children, nodes) } })
  return id
}

function isItemList(value: unknown): value is PageItem[] {
  return Array.isArray(value) && value.every(isPageItem)
}
