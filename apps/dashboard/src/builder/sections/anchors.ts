import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { nameOfNode } from './section-types.ts'

/** Makes an anchor of what was typed; '' of nothing. */
export function anchorFrom(text: string): string {
  const words = slugFrom(text, '')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9-]/g, '')
  const anchor = words.replace(/^[^a-z]+/, '').replace(/-+$/, '')
  return anchor.slice(0, 60)
}

export function isAnchorTaken({ nodes }: PageDocument, anchor: string, by: NodeId): boolean {
  for (const { id, details } of nodes.values()) {
    if (id !== by && details.anchor === anchor) return true
  }
  return false
}

/** Lists the anchors of a page in no particular order. */
export function listAnchors({ nodes }: PageDocument): { anchor: string; name: string }[] {
  return [...nodes.values()].flatMap((node) =>
    node.details.anchor === undefined
      ? []
      : [{ anchor: node.details.anchor, name: nameOfNode(node) }],
  )
}
