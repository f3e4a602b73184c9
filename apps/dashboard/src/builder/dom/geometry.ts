import type { NodeId, Place, Region } from '../model/page/document.ts'

/** CSS pixels of the canvas document from its top left corner, independent of scrolling. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface ChildBox {
  readonly id: NodeId
  readonly rect: Rect
  readonly index: number
}

export interface SlotBox {
  readonly parent: NodeId | null
  readonly slot: string
  readonly region: Region
  readonly rect: Rect
  readonly inner: Rect
  /** Undefined where the layout does not define a direction; `x` is side by side. */
  readonly flow?: 'x' | 'y' | undefined
  readonly children: readonly ChildBox[]
}

/** Parents come before the containers in them. */
export type Geometry = readonly SlotBox[]

/** A drop place and the line that shows it, computed together so that they never disagree. */
export interface Drop {
  readonly place: Place
  readonly line: Line
}

export type Surface = 'canvas' | 'outline'

export interface ShownDrop extends Drop {
  readonly surface: Surface
}

export interface Line extends Rect {
  /** `y` is a horizontal line between two stacked components. */
  readonly axis: 'x' | 'y'
}

export function distanceTo({ left, top, right, bottom }: Rect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

export function contains(rect: Rect, point: Point, inset = 0): boolean {
  return (
    point.x >= rect.left &&
    point.x <= rect.right &&
    point.y >= rect.top + inset &&
    point.y <= rect.bottom - inset
  )
}

export function sharesRow(one: Rect, other: Rect): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const height = Math.min(one.bottom - one.top, other.bottom - other.top)
  const apart = one.right <= other.left + 1 || other.right <= one.left + 1
  return apart && overlap > height / 2
}
