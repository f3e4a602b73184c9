import { useMemo, useRef } from 'react'
import { useStore } from 'zustand/react'
import { useBuilderState, useTree } from '../context/builder-context.ts'
import type { PageDocument } from '../model/page/document.ts'
import { findWords } from '../sections/find-words.ts'
import { findRows, reuseRows, listRows, type OutlineRow } from './outline-rows.ts'
import type { OutlineStore } from './outline-state.ts'

/** Returns the same list while only the content of sections changes. */
export function useOutlineRows(outline: OutlineStore): readonly OutlineRow[] {
  const tree = useTree()
  const collapsed = useStore(outline, (state) => state.collapsed)
  const found = useFoundRows(useStore(outline, (state) => state.term))
  const all = useMemo(() => listRows(tree, collapsed), [tree, collapsed])
  return found ?? all
}

/** Returns undefined while there is no search term. */
function useFoundRows(term: string): readonly OutlineRow[] | undefined {
  const shown = useRef<readonly OutlineRow[]>([])
  return useBuilderState(({ components }) => {
    if (term.trim() === '') return undefined
    shown.current = reuseRows(shown.current, searchRows(components, term))
    return shown.current
  })
}

export function searchRows(components: PageDocument, term: string): OutlineRow[] {
  return findRows(components, (id) => findWords(components.nodes.get(id)!, term) !== undefined)
}
