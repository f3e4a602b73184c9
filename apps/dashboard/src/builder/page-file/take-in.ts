import type { PageItem } from '@vitrine/contract/content/page.ts'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import type { PageDocument } from '../model/page/document.ts'
import type { Operation } from '../model/edits/operation.ts'
import { createSubtreeOf } from '../sections/section-types.ts'

export type TakeIn = 'replace' | 'append'

/**
 * Replaces or appends the items in one operation, so that one undo restores the page. What a
 * template's page shows by itself stays, at the place that it has among the items.
 */
export function takeIn(document: PageDocument, items: readonly PageItem[], how: TakeIn): Operation {
  const own = document.root.page
  const others = items.filter((item) => !isMain(item))
  const mains = own.filter((id) => isMain(document.nodes.get(id)!))
  const removed = how === 'replace' ? own.filter((id) => !mains.includes(id)) : []
  const before = Math.max(0, items.findIndex(isMain))
  const placeOf = (index: number) =>
    how === 'append' ? own.length + index : index < before ? index : index + mains.length
  const inserts = others.map((item, index): Operation => ({
    kind: 'insert',
    place: { parent: null, slot: 'page', index: placeOf(index) },
    subtree: createSubtreeOf(item),
  }))
  const removals = removed.map((id): Operation => ({ kind: 'remove', id }))
  return { kind: 'batch', operations: [...removals, ...inserts] }
}
