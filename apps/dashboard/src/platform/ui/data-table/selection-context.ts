import { createContext, use, useState } from 'react'

export function useSelection(filterKey: string) {
  const [state, setState] = useState({ filterKey, ids: new Set<string>(), isAll: false })
  // Changing the filters clears the selection.
  const present = state.filterKey === filterKey ? state : { ids: new Set<string>(), isAll: false }
  const choose = (ids: Set<string>, isAll = false) => setState({ filterKey, ids, isAll })
  return {
    ...present,
    has: (id: string) => present.isAll || present.ids.has(id),
    isEmpty: !present.isAll && present.ids.size === 0,
    clear: () => choose(new Set()),
    chooseAll: () => choose(new Set(), true),
    set: (ids: string[], isChosen: boolean) => {
      const next = new Set(present.ids)
      for (const id of ids) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      choose(next)
    },
  }
}

export type Selection = ReturnType<typeof useSelection>

export const SelectionContext = createContext<Selection | null>(null)

export function useChosen(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('A selection is used outside its list.')
  return selection
}
