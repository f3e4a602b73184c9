import { CHILDREN, type PageDocument } from '../model/page/document.ts'
import type { ChildBox, Geometry, SlotBox } from '../dom/geometry.ts'
import type { OutlineRow } from './outline-rows.ts'

/** Rows are as high as a finger needs where fingers point. */
const isCoarse = globalThis.matchMedia?.('(pointer: coarse)').matches
export const ROW = isCoarse ? 44 : 32
export const INDENT = 14
/** Below this level rows are indented less: a name has to fit beside them. */
const DEEP = 4
const DEEP_INDENT = 6

/** How far a hit test keeps from the edges of a container, so that the gap beside it is reached. */
const EDGE = 10

export function indentOf({ level }: Pick<OutlineRow, 'level'>): number {
  return Math.min(level - 1, DEEP) * INDENT + Math.max(0, level - 1 - DEEP) * DEEP_INDENT
}

/**
 * The outline's rows as the canvas's boxes are: places are found by the same rule, and the line is
 * indented like the list it stands in. Left of a container's own indentation the lists around it
 * are meant.
 */
export function outlineGeometry(
  page: PageDocument,
  rows: readonly OutlineRow[],
  width: number,
): Geometry {
  return rows.flatMap((row, at) =>
    row.isExpanded === undefined ? [] : [slotBox(page, rows, at, width)],
  )
}

function slotBox(page: PageDocument, rows: readonly OutlineRow[], at: number, width: number) {
  const row = rows[at]!
  const end = endOf(rows, at)
  const first = { level: row.level + 1 }
  const box: SlotBox = {
    parent: row.isRegion ? null : row.id,
    slot: row.isRegion ? rootSlot(row) : CHILDREN,
    region: row.region,
    rect: {
      left: indentOf(row),
      right: width,
      top: at * ROW,
      // After its last row a container ends sharply: there the indentation decides.
      bottom: end * ROW + (end > at + 1 ? EDGE : 0),
    },
    inner: { left: indentOf(first), right: width, top: (at + 1) * ROW - 4, bottom: end * ROW },
    flow: 'y',
    children: childBoxes(page, rows, at, width),
  }
  return box
}

function childBoxes(
  page: PageDocument,
  rows: readonly OutlineRow[],
  at: number,
  width: number,
): ChildBox[] {
  const row = rows[at]!
  const list = row.isRegion
    ? page.root[rootSlot(row)]
    : (page.nodes.get(row.id)?.slots[CHILDREN] ?? [])
  const indexes = new Map(list.map((id, index) => [id, index]))
  const children: ChildBox[] = []
  for (let child = at + 1; child < endOf(rows, at); child = endOf(rows, child)) {
    const { id } = rows[child]!
    const rect = {
      left: indentOf(rows[child]!),
      right: width,
      top: child * ROW,
      bottom: endOf(rows, child) * ROW,
    }
    children.push({ id, rect, index: indexes.get(id)! })
  }
  return children
}

function rootSlot({ region }: OutlineRow) {
  return region === 'page' ? 'page' : 'global'
}

/** The row after everything that is shown inside this one. */
function endOf(rows: readonly OutlineRow[], at: number): number {
  const { level } = rows[at]!
  let end = at + 1
  while (end < rows.length && rows[end]!.level > level) end += 1
  return end
}
