import type { PageItem } from '@vitrine/contract/content/page.ts'
import { rootPropsOf } from '@vitrine/sections/kit/item-details.ts'
import { scopedCss } from '@vitrine/sections/kit/values/own-css.ts'
import { takesOwnCss } from '@vitrine/sections/render/takes-own-css.ts'
import type { ComponentNode } from './document.ts'

const items = new WeakMap<ComponentNode, PageItem>()

/** Returns the same item for the same node, without its children. */
export function itemOfNode(node: ComponentNode): PageItem {
  const known = items.get(node)
  if (known) return known
  const { id, type, contentType, v, variant, hidden, details } = node
  const made = rootPropsOf(details)
  const hasRoot = made.root || node.props['root'] || node.props['behind']
  const props = hasRoot
    ? { ...node.props, root: undefined, behind: undefined, ...made }
    : node.props
  const css = takesOwnCss(node) ? scopedCss(details.css, id) : undefined
  const item = { id, type, contentType, v, variant, hidden, css, props }
  items.set(node, item)
  return item
}
