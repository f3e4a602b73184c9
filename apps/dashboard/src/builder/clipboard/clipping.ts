import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { saveSubtree } from '../model/page/save-content.ts'

/** Other programs see the text; between our own pages both hold the same. */
export const CLIPPING = 'application/x-vitrine-sections+json'

/** Sections on the clipboard, as a page saves them, with the store that they come from. */
interface Clipping {
  readonly vitrine: 'sections'
  readonly storeId: string
  readonly sections: readonly PageItem[]
}

export function writeClipping(
  document: PageDocument,
  ids: readonly NodeId[],
  storeId: string,
): string {
  const sections = ids.map((id) => saveSubtree(document, id))
  const clipping: Clipping = { vitrine: 'sections', storeId, sections }
  return JSON.stringify(clipping)
}
