import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { bringIntoView } from './bring-into-view.ts'
import classes from './outline.module.css'
import { ROW } from './outline-geometry.ts'
import { outlineKeys } from './outline-keys.ts'
import { OutlineLine } from './outline-line.tsx'
import { OutlineRowView } from './outline-row-view.tsx'
import type { OutlineRow } from './outline-rows.ts'
import { type OutlineStore, reveal } from './outline-state.ts'
import { useOutlineDrops } from './use-outline-drops.ts'

interface OutlineTreeProps {
  outline: OutlineStore
  rows: readonly OutlineRow[]
  tree: RefObject<HTMLDivElement | null>
  /** Search results leave out rows, so nothing can be dropped between them. */
  isSearch: boolean
}

const SPARE = 8

/** Renders the visible rows only, so that long pages stay fast. */
export function OutlineTree({ outline, rows, tree, isSearch }: OutlineTreeProps) {
  const builder = useBuilder()
  const { ref: sizeRef, height } = useElementSize()
  const ref = useMergedRef(tree, sizeRef)
  const [top, setTop] = useState(0)
  const active = useActiveRow(outline, rows)
  useOutlineDrops(tree, isSearch ? undefined : rows)
  useRestoredFocus(tree)
  useRevealedSelection(outline, rows, tree)

  const first = Math.max(0, Math.floor(top / ROW) - SPARE)
  const last = Math.ceil((top + height) / ROW) + SPARE
  const drawn = rows.flatMap((row, at) =>
    (at >= first && at <= last) || row.id === active ? [{ row, at }] : [],
  )
  return (
    <div
      ref={ref}
      role="tree"
      tabIndex={-1}
      aria-label="Sections of this page"
      aria-multiselectable
      className={classes['tree']}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={(event) => {
        const keys = { builder, outline, rows, active, tree: event.currentTarget }
        if (!outlineKeys(keys, event.nativeEvent)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <div role="none" className={classes['rows']} style={{ height: rows.length * ROW }}>
        {drawn.map(({ row, at }) => (
          <OutlineRowView
            key={row.id}
            row={row}
            at={at}
            isActive={row.id === active}
            outline={outline}
          />
        ))}
        <OutlineLine />
      </div>
    </div>
  )
}

function useActiveRow(outline: OutlineStore, rows: readonly OutlineRow[]): string | undefined {
  const active = useStore(outline, (state) => state.active)
  const selected = useBuilderState((state) => state.selectedComponent)
  const known = [active, selected].find((id) => rows.some((row) => row.id === id))
  return known ?? rows[0]?.id
}

/** A row that moves or goes loses the focus; it goes to the active row then. */
function useRestoredFocus(tree: RefObject<HTMLDivElement | null>) {
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = (event: FocusEvent) => {
      hadFocus.current = tree.current?.contains(event.target as Node) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [tree])
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focusActive(tree.current)
  })
}

function focusActive(tree: HTMLElement | null) {
  tree?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
}

function useRevealedSelection(
  outline: OutlineStore,
  rows: readonly OutlineRow[],
  tree: RefObject<HTMLDivElement | null>,
) {
  const { store } = useBuilder()
  const selected = useBuilderState((state) => state.selectedComponent)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (selected === null) {
      shown.current = null
      return
    }
    if (shown.current === selected) return
    const at = rows.findIndex((row) => row.id === selected)
    if (at < 0) return reveal(outline, store.getState().components, selected)
    shown.current = selected
    outline.setState({ active: selected })
    if (tree.current) bringIntoView(tree.current, at)
  }, [outline, store, selected, rows, tree])
}
