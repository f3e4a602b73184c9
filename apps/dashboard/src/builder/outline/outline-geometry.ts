import { CHILDREN, type PageDocument } from '../model/page/document.ts'
import type { ChildBox, Geometry, SlotBox } from '../dom/geometry.ts'
import type { OutlineRow } from './outline-rows.ts'

/** Touch screens need taller rows. */
const isCoarse = globalThis.matchMedia?.('(pointer: coarse)').matches
export const ROW = isCoarse ? 44 : 32
export const INDENT = 14
/** Deeper levels are indented less, to leave room for the name. */
const DEEP = 4
const DEEP_INDENT = 6

/** Pixels at a container's edge that target the gap beside it. */
const EDGE = 10

export function indentOf({ level }: Pick<OutlineRow, 'level'>): number {
  return Math.min(level - 1, DEEP) * INDENT + Math.max(0, level - 1 - DEEP) * DEEP_INDENT
}

/**
 * Maps the outline's rows to boxes, so that canvas and outline share one hit test. Left of a
 * container's indentation, the pointer targets the lists around it.
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
      // The edge is sharp after a container's last row, where the indentation decides.
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

function endOf(rows: readonly OutlineRow[], at: number): number {
  const { level } = rows[at]!
  let end = at + 1
  while (end < rows.length && rows[end]!.level > level) end += 1
  return end
}
