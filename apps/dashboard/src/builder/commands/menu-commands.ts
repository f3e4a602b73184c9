import type { NodeId } from '../model/page/document.ts'
import { findPlace } from '../model/page/find-node.ts'
import { listSelected, selectOnly } from '../model/session/selection.ts'
import { changeSelection } from '../model/session/session.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import type { Anchor } from '../store/open-menu.ts'

export type Side = 'before' | 'after'

export function menuCommands({ getState: state, setState: set }: BuilderStore) {
  return {
    /** Asks what to add right beside a component, in the list that it is in. */
    askWhatToAdd(id: NodeId, side: Side, at: Anchor) {
      const place = findPlace(state().components, id)
      if (!place) return
      const index = place.index + (side === 'after' ? 1 : 0)
      set({ openMenu: { kind: 'add', place: { ...place, index }, at } })
    },

    askWhatToAddFirst(at: Anchor) {
      set({ openMenu: { kind: 'add', place: { parent: null, slot: 'page', index: 0 }, at } })
    },

    /** Selects the component, unless it is one of several that are selected. */
    showActs(id: NodeId, at: Anchor) {
      const isSelected = listSelected(state()).includes(id)
      const selection = isSelected ? state() : changeSelection(state(), selectOnly(id))
      set({ ...selection, openMenu: { kind: 'acts', id, at } })
    },

    askToSave: (id: NodeId) => set({ openMenu: { kind: 'library', id } }),

    askForTemplate: () => set({ openMenu: { kind: 'templates' } }),

    closeMenu() {
      if (state().openMenu !== null) set({ openMenu: null })
    },
  }
}
