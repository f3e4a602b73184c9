import type { PageItem } from '@vitrine/contract/content/page.ts'
import { fillItem } from '@vitrine/sections/render/fill-template.ts'
import type { Subject } from '@vitrine/sections/render/subject.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { itemOfNode } from '../model/page/item-of-node.ts'

/** Returns the item as shoppers see it on the page that a template is previewed with. */
export function shownItem(node: ComponentNode, subject: Subject | undefined): PageItem {
  const item = itemOfNode(node)
  return subject ? fillItem({ ...item, bindings: node.details.bindings }, subject) : item
}
