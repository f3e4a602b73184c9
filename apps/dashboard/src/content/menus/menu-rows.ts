import type { MenuEntries, MenuTarget } from '@vitrine/contract/content/menu.ts'

const deepest = 2

type Feature = MenuEntries[number]['feature']

/** An entry in the order of the screen; what is below it follows it, deeper. */
export interface MenuRow {
  id: string
  label: string
  target: MenuTarget
  newTab: boolean
  mega: boolean
  feature: Feature
  /** 0 for the first level. */
  depth: number
}

type Level = Omit<MenuRow, 'depth' | 'mega' | 'feature'> & {
  mega?: boolean
  feature?: Feature
  children: unknown[]
}

export function rowsOf(entries: MenuEntries): MenuRow[] {
  return rowsAt(entries, 0)
}

function rowsAt(entries: readonly Level[], depth: number): MenuRow[] {
  return entries.flatMap(({ children, mega = false, feature = null, ...entry }) => [
    { ...entry, mega, feature, depth },
    ...rowsAt(children as Level[], depth + 1),
  ])
}

export function entriesOf(rows: readonly MenuRow[]): MenuEntries {
  return entriesAt(rows, 0) as unknown as MenuEntries
}

function entriesAt(rows: readonly MenuRow[], depth: number): object[] {
  const starts = rows.flatMap((row, index) => (row.depth === depth ? [index] : []))
  return starts.map((start) => {
    const { depth: _, mega, feature, ...entry } = rows[start]!
    const below = rows.slice(start + 1, endOf(rows, start))
    return {
      ...entry,
      children: entriesAt(below, depth + 1),
      ...(depth === 0 && { mega, feature }),
    }
  })
}

/** Returns the index after an entry and all that is below it. */
export function endOf(rows: readonly MenuRow[], index: number): number {
  const { depth } = rows[index]!
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth)
  return next < 0 ? rows.length : next
}

/**
 * Moves an entry with all that is below it.
 * @param to its index among the rows without it
 */
export function moveRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] {
  const moved = rows.slice(from, endOf(rows, from))
  const others = rows.toSpliced(from, moved.length)
  const at = Math.max(0, Math.min(to, others.length))
  const shift = depthAt(others, at, moved) - moved[0]!.depth
  const shifted = moved.map((row) => ({ ...row, depth: row.depth + shift }))
  return others.toSpliced(at, 0, ...shifted)
}

/** Its own depth, where the entries around its new place allow it. */
function depthAt(others: readonly MenuRow[], at: number, moved: readonly MenuRow[]): number {
  const [above, below] = [others[at - 1], others[at]]
  const most = Math.min(above ? above.depth + 1 : 0, deepest - heightOf(moved))
  // What follows must still be below something.
  const least = below && above && below.depth > above.depth ? below.depth : (below?.depth ?? 0)
  const own = moved[0]!.depth
  return Math.max(Math.min(own, most), Math.min(least, most), 0)
}

function heightOf(rows: readonly MenuRow[]): number {
  return Math.max(...rows.map(({ depth }) => depth)) - rows[0]!.depth
}

/** Moves an entry up or down among those with the same parent, past all that is below them. */
export function stepRow(rows: readonly MenuRow[], index: number, by: -1 | 1): MenuRow[] {
  const { depth } = rows[index]!
  if (by > 0) {
    const next = endOf(rows, index)
    if (rows[next]?.depth !== depth) return [...rows]
    const length = next - index
    return moveRow(rows, index, endOf(rows, next) - length)
  }
  const before = rows.findLastIndex((row, at) => at < index && row.depth <= depth)
  return before >= 0 && rows[before]!.depth === depth ? moveRow(rows, index, before) : [...rows]
}

export function canIndent(rows: readonly MenuRow[], index: number): boolean {
  const above = rows[index - 1]
  const { depth } = rows[index]!
  const moved = rows.slice(index, endOf(rows, index))
  return !!above && above.depth >= depth && depth + heightOf(moved) < deepest
}

/** Puts an entry below the one before it. */
export function indentRow(rows: readonly MenuRow[], index: number): MenuRow[] {
  return canIndent(rows, index) ? shiftRow(rows, index, 1) : [...rows]
}

/** Puts an entry beside its parent; its later siblings come below it. */
export function outdentRow(rows: readonly MenuRow[], index: number): MenuRow[] {
  return rows[index]!.depth > 0 ? shiftRow(rows, index, -1) : [...rows]
}

function shiftRow(rows: readonly MenuRow[], index: number, by: number): MenuRow[] {
  const end = endOf(rows, index)
  return rows.map((row, at) => (at >= index && at < end ? { ...row, depth: row.depth + by } : row))
}

export function removeRow(rows: readonly MenuRow[], index: number): MenuRow[] {
  return rows.toSpliced(index, endOf(rows, index) - index)
}
