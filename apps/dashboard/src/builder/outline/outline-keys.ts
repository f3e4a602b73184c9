import type { Builder } from '../builder-context.ts'
import type { OutlineRow } from './outline-rows.ts'
import { type OutlineStore, setExpanded } from './outline-state.ts'

interface OutlineKeys {
  builder: Builder
  outline: OutlineStore
  rows: readonly OutlineRow[]
  active: string | undefined
}

/** The keys of a tree. @returns whether the key meant something here; others are the builder's */
export function outlineKeys({ builder, outline, rows, active }: OutlineKeys, event: KeyboardEvent) {
  const at = rows.findIndex((row) => row.id === active)
  const row = rows[at]
  if (!row || event.altKey || ((event.ctrlKey || event.metaKey) && event.key !== ' ')) return false
  const tree = event.currentTarget as HTMLElement

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
    outline.setState({ active: target.id })
    focusRow(tree, to)
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

/** The row may be drawn only after the list is scrolled to it. */
function focusRow(tree: HTMLElement, to: number) {
  requestAnimationFrame(() => {
    const row = tree.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
    row?.focus({ preventScroll: true })
    const height = row?.offsetHeight ?? 0
    if (to * height < tree.scrollTop) tree.scrollTop = to * height
    const bottom = (to + 1) * height
    if (bottom > tree.scrollTop + tree.clientHeight) tree.scrollTop = bottom - tree.clientHeight
  })
}
