import { flushSync } from 'react-dom'
import type { Builder } from '../context/builder-context.ts'
import { bringIntoView } from './bring-into-view.ts'
import type { OutlineRow } from './outline-rows.ts'
import { type OutlineStore, setExpanded } from './outline-state.ts'

interface OutlineKeys {
  builder: Builder
  outline: OutlineStore
  rows: readonly OutlineRow[]
  active: string | undefined
  tree: HTMLElement
}

/**
 * Handles the tree's keys.
 * @returns false for keys that the builder handles
 */
export function outlineKeys(keys: OutlineKeys, event: KeyboardEvent): boolean {
  const { builder, outline, rows, active, tree } = keys
  const at = rows.findIndex((row) => row.id === active)
  const row = rows[at]
  if (!row || event.altKey || ((event.ctrlKey || event.metaKey) && event.key !== ' ')) return false

  switch (event.key) {
    case 'ArrowDown':
      return go(at + 1)
    case 'ArrowUp':
      return go(at - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(rows.length - 1)
    case 'ArrowRight':
      if (row.isExpanded === false) setExpanded(outline, row.id, true)
      else if (row.isExpanded) go(at + 1)
      return true
    case 'ArrowLeft':
      if (row.isExpanded) setExpanded(outline, row.id, false)
      else go(rows.findLastIndex((each, index) => index < at && each.level < row.level))
      return true
    case 'Enter':
    case ' ':
      return choose(row)
    default:
      return false
  }

  function go(to: number): boolean {
    const target = rows[to]
    if (!target) return true
    if (event.shiftKey) extendTo(target)
    // A virtualised row may only be rendered once it is active.
    flushSync(() => outline.setState({ active: target.id }))
    focusRow(tree)
    bringIntoView(tree, to)
    return true
  }

  function extendTo(target: OutlineRow) {
    if (target.isRegion || row!.isRegion) return
    if (builder.store.getState().selectedComponent === null) builder.commands.select(row!.id)
    builder.commands.selectTo(target.id)
  }

  function choose({ id, isRegion, isExpanded }: OutlineRow): boolean {
    if (isRegion) setExpanded(outline, id, !isExpanded)
    else if (event.ctrlKey || event.metaKey) builder.commands.toggleSelected(id)
    else builder.commands.select(id)
    return true
  }
}

function focusRow(tree: HTMLElement) {
  tree.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus({ preventScroll: true })
}
