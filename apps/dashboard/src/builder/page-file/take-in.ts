import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { PageDocument } from '../model/page/document.ts'
import type { Operation } from '../model/edits/operation.ts'
import { createSubtreeOf } from '../sections/section-types.ts'

export type TakeIn = 'replace' | 'append'

/** Replaces or appends the items in one operation, so that one undo restores the page. */
export function takeIn(document: PageDocument, items: readonly PageItem[], how: TakeIn): Operation {
  const own = document.root.page
  const [removed, start] = how === 'replace' ? [own, 0] : [[], own.length]
  const inserts = items.map((item, index): Operation => ({
    kind: 'insert',
    place: { parent: null, slot: 'page', index: start + index },
    subtree: createSubtreeOf(item),
  }))
  const removals = removed.map((id): Operation => ({ kind: 'remove', id }))
  return { kind: 'batch', operations: [...removals, ...inserts] }
}
