import type { PageItem } from '@vitrine/contract/content/page.ts'
import {
  linkedIn,
  type LinkedSections,
  withLinked,
} from '@vitrine/sections/render/linked/with-linked.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { saveSubtree } from '../model/page/save-content.ts'

/**
 * Marks sections for our own pages; other programs read the plain text. Both have the same content.
 */
export const CLIPPING = 'application/x-vitrine-sections+json'

interface Clipping {
  readonly vitrine: 'sections'
  readonly storeId: string
  readonly sections: readonly PageItem[]
  /** The same without links to this shop’s library, for other shops. */
  readonly plain?: readonly PageItem[]
}

export function writeClipping(
  document: PageDocument,
  ids: readonly NodeId[],
  storeId: string,
  library: LinkedSections,
): string {
  const sections = ids.map((id) => saveSubtree(document, id))
  const plain = linkedIn(sections).length > 0 ? withLinked(sections, library) : []
  const clipping: Clipping = {
    vitrine: 'sections',
    storeId,
    sections,
    ...(plain.length > 0 && { plain }),
  }
  return JSON.stringify(clipping)
}
