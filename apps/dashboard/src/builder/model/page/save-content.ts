import type { PageItem } from '@vitrine/contract/content/page.ts'
import { detailKeys } from '@vitrine/sections/kit/item-details.ts'
import type { ComponentNode, NodeId, PageDocument } from './document.ts'
import { requireNode } from './find-node.ts'

/** Returns the saved tree; loading and saving without an edit changes no byte. */
export function saveContent(
  document: PageDocument,
): Record<'content' | 'globalContent', PageItem[]> {
  return {
    content: saveItems(document, document.root.page),
    globalContent: saveItems(document, document.root.global),
  }
}

export function saveSubtree(document: PageDocument, id: NodeId): PageItem {
  return saveItem(document, requireNode(document, id))
}

function saveItems(document: PageDocument, ids: readonly NodeId[]): PageItem[] {
  return ids.map((id) => saveItem(document, requireNode(document, id)))
}

function saveItem(document: PageDocument, node: ComponentNode): PageItem {
  const { id, type, contentType, v, variant, hidden, details } = node
  const item = {
    ...node.saved,
    id,
    type,
    ...(contentType !== undefined && { contentType }),
    ...(v !== undefined && { v }),
    ...(variant !== undefined && { variant }),
    ...(hidden !== undefined && { hidden }),
    ...details,
    props: { ...node.props, ...saveSlots(document, node) },
  } as PageItem
  if (hidden === undefined) delete item.hidden
  for (const key of detailKeys) if (details[key] === undefined) delete item[key]
  return item
}

function saveSlots(document: PageDocument, { slots, props }: ComponentNode) {
  const written = Object.entries(slots).filter(
    ([slot, children]) => children.length > 0 || Object.hasOwn(props, slot),
  )
  return Object.fromEntries(
    written.map(([slot, children]) => [slot, saveItems(document, children)]),
  )
}
