import type { PageItem } from '@vitrine/contract/content/page.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import type { PageDocument } from '../model/page/document.ts'
import type { Operation } from '../model/edits/operation.ts'
import { loadSubtree } from '../model/page/load-content.ts'
import { selectOnly } from '../model/session/selection.ts'
import { createActing } from '../store/act.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import type { RevisionView } from '../store/revision-view.ts'

/**
 * Restores an earlier page as one undoable step. The address is unchanged, since links point to it.
 */
export function restoreRevision(
  store: BuilderStore,
  { content, settings }: Pick<RevisionView, 'content' | 'settings'>,
): boolean {
  const operation = replacePage(store.getState().components, content)
  const { slug: _, ...restored } = settings ?? {}
  return createActing(store).act(operation, () => 'Revision restored.', selectOnly(null), restored)
}

function replacePage({ root }: PageDocument, content: readonly PageItem[]): Operation {
  const removes: Operation[] = root.page.map((id) => ({ kind: 'remove', id }))
  const inserts = normalizeContent(content).map((item, index): Operation => {
    const place = { parent: null, slot: 'page', index }
    return { kind: 'insert', place, subtree: loadSubtree(item) }
  })
  return { kind: 'batch', operations: [...removes, ...inserts] }
}
