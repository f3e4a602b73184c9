import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { LinkedSections } from '@vitrine/sections/render/linked/with-linked.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { saveSubtree } from '../model/page/save-content.ts'
import { type Plain, plainCopies } from '../store/linked-store.ts'

/**
 * Marks sections for our own pages; other programs read the plain text. Both have the same content.
 */
export const CLIPPING = 'application/x-vitrine-sections+json'

interface Clipping extends Plain {
  readonly vitrine: 'sections'
  readonly storeId: string
  readonly sections: readonly PageItem[]
}

export function writeClipping(
  document: PageDocument,
  ids: readonly NodeId[],
  storeId: string,
  library: LinkedSections,
): string {
  const sections = ids.map((id) => saveSubtree(document, id))
  const clipping: Clipping = {
    vitrine: 'sections',
    storeId,
    sections,
    ...plainCopies(sections, library),
  }
  return JSON.stringify(clipping)
}
