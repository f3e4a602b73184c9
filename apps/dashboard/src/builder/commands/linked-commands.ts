import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { detailsOf } from '@vitrine/sections/kit/item-details.ts'
import { detachLinked } from '@vitrine/sections/render/linked/detach-linked.ts'
import type { LinkedSections } from '@vitrine/sections/render/linked/with-linked.ts'
import type { Operation } from '../model/edits/operation.ts'
import type { NodeId, Subtree } from '../model/page/document.ts'
import { findPlace, requireNode } from '../model/page/find-node.ts'
import { linkOfNode } from '../model/page/link-of-node.ts'
import { selectOnly } from '../model/session/selection.ts'
import { perform } from '../model/session/session.ts'
import { createSubtreeOf } from '../sections/section-types.ts'
import { linkTo } from '../sections/link-to.ts'
import type { Acting } from '../store/act.ts'
import type { BuilderStore } from '../store/builder-store.ts'

export function linkedCommands(
  { getState: state, setState: set }: BuilderStore,
  { act, refuse, warn }: Acting,
) {
  /** Puts another one in its place, as one step; both are never of the same id. */
  function replace(id: NodeId, item: PageItem, message: string) {
    const { components } = state()
    const place = findPlace(components, id)
    if (!place) return refuse('no_such_section')
    const [copy, ...below] = createSubtreeOf(item)
    const { anchor } = requireNode(components, id).details
    // The anchor moves along: what it led to is gone.
    const top = { ...copy, details: detailsOf({ ...copy.details, anchor }) }
    const subtree: Subtree = [top, ...below]
    const operations: Operation[] = [
      { kind: 'remove', id },
      { kind: 'insert', place, subtree },
    ]
    return act({ kind: 'batch', operations }, () => message, selectOnly(top.id))
  }

  return {
    /** Makes a linked section the page's own, with what it shows now. */
    detach(id: NodeId, sections: LinkedSections) {
      const item = detachLinked(linkOfNode(requireNode(state().components, id)), sections)
      if (!item) return warn('This section is no longer in the library, so it has no content.')
      return replace(id, item, 'Detached from the library.')
    },

    /** Links a section to what the library has of it. */
    linkInstead(id: NodeId, saved: SavedSection) {
      const { hidden, details } = requireNode(state().components, id)
      const { hiddenOn, shownFrom, shownUntil } = details
      const item = { ...linkTo(saved), hidden, hiddenOn, shownFrom, shownUntil }
      return replace(id, item, 'Linked to the library.')
    },

    /** Changes a text of a linked section here only; undefined shows that of the library. */
    override(id: NodeId, path: string, text: string | undefined) {
      const { details } = requireNode(state().components, id)
      const { [path]: _before, ...others } = details.overrides ?? {}
      const next = text === undefined ? others : { ...others, [path]: text }
      const overrides = Object.keys(next).length > 0 ? next : undefined
      const operation: Operation = {
        kind: 'setDetails',
        id,
        details: detailsOf({ ...details, overrides }),
      }
      const done = perform(state(), operation, { intent: `${id} text ${path}` })
      if (typeof done === 'string') refuse(done)
      else set(done)
    },
  }
}
