import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { ComponentNode } from './document.ts'

/** Returns the saved form of a linked section, which has no props. */
export function linkOfNode(node: ComponentNode): PageItem {
  const { id, type, contentType, v, hidden, details } = node
  return { ...details, id, type, contentType, v, hidden, props: {} }
}
