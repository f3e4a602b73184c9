import { type RefObject, useEffect, useRef } from 'react'
import { useBuilder } from '../context/builder-context.ts'
import { outlineDropTarget } from './outline-drop-target.ts'
import type { OutlineRow } from './outline-rows.ts'

export function useOutlineDrops(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[] | undefined,
) {
  const { pointer, store } = useBuilder()
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const isOpen = rows !== undefined
  useEffect(() => {
    if (!isOpen) return undefined
    const target = outlineDropTarget(
      store,
      () => tree.current,
      () => latest.current ?? [],
    )
    return pointer.addTarget(target)
  }, [pointer, store, tree, isOpen])
}
