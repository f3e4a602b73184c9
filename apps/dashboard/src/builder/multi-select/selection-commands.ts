import type { NodeId } from '../model/page/document.ts'
import { listSelected, selectAll, type Selection, toggleOne } from '../model/session/selection.ts'
import { changeSelection } from '../model/session/session.ts'
import type { Acting } from '../store/act.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { selectRange } from './select-range.ts'

export function selectionCommands(
  { getState: state, setState: set }: BuilderStore,
  { announce }: Acting,
) {
  function change(selection: Selection) {
    set({ ...changeSelection(state(), selection), selectedHeroSlide: null })
    const count = listSelected(selection).length
    announce(count === 1 ? '1 section selected.' : `${count} sections selected.`)
  }

  return {
    selectPage: () => change(selectAll(state().components.root.page)),

    toggleSelected: (id: NodeId) => change(toggleOne(state(), id)),

    selectTo(id: NodeId) {
      const [anchor = id] = listSelected(state())
      change(selectRange(state().components, anchor, id))
    },
  }
}
