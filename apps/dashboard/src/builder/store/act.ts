import type { NodeId } from '../model/page/document.ts'
import { type Operation, type RefusedEdit, refusedEdits } from '../model/edits/operation.ts'
import { requireNode } from '../model/page/find-node.ts'
import type { Selection } from '../model/session/selection.ts'
import { listActedOn, listSelected } from '../model/session/selection.ts'
import type { PageSettings } from '../model/page/page-settings.ts'
import { perform } from '../model/session/session.ts'
import { nameOfNode } from '../sections/section-types.ts'
import type { BuilderStore } from './builder-store.ts'

export type Acting = ReturnType<typeof createActing>

export function createActing({ getState: state, setState: set }: BuilderStore) {
  /** @returns whether it was done; a refusal is shown and announced */
  function act(
    operation: Operation,
    message: () => string,
    select?: Selection,
    settings?: Partial<PageSettings>,
  ) {
    const done = perform(state(), operation, { ...(select && { select }), settings })
    if (typeof done === 'string') return refuse(done)
    const isSameSection = done.selectedComponent === state().selectedComponent
    set({ ...done, ...(!isSameSection && { selectedHeroSlide: null }) })
    announce(message())
    return true
  }

  function refuse(reason: RefusedEdit) {
    return warn(refusedEdits[reason])
  }

  function warn(text: string): false {
    set({ refusal: { key: state().refusal.key + 1, text } })
    announce(text)
    return false
  }

  function announce(text: string) {
    set({ announcement: { key: state().announcement.key + 1, text } })
  }

  function hint(text: string) {
    set({ hint: { key: state().hint.key + 1, text } })
    announce(text)
  }

  const nameOf = (id: NodeId) => nameOfNode(requireNode(state().components, id))

  /** An act on a selected component applies to all selected ones. */
  function actedOn(id: NodeId): readonly NodeId[] {
    const selected = listSelected(state())
    return listActedOn(state().components, selected.includes(id) ? selected : [id])
  }

  function nameAll(ids: readonly NodeId[]): string {
    if (ids.length === 1) return nameOf(ids[0]!)
    const { nodes } = state().components
    const areBlocks = ids.every((id) => nodes.get(id)?.contentType === 'block')
    return `${ids.length} ${areBlocks ? 'blocks' : 'sections'}`
  }

  return { act, refuse, warn, hint, announce, nameOf, nameAll, actedOn }
}
