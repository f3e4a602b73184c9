import type { NodeId, Place, Region } from '../model/page/document.ts'

/** In CSS pixels of the canvas document, from its top left corner, whatever is scrolled. */
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
  /** Where it stands in its slot's list. */
  readonly index: number
}

/** A list of components that can take another one. */
export interface SlotBox {
  readonly parent: NodeId | null
  readonly slot: string
  readonly region: Region
  /** Where a pointer means this list. */
  readonly rect: Rect
  /** Where its children are laid out. */
  readonly inner: Rect
  /** How they follow each other, where the layout says it: `x` is side by side. */
  readonly flow?: 'x' | 'y' | undefined
  readonly children: readonly ChildBox[]
}

/** Parents stand before the containers in them. */
export type Geometry = readonly SlotBox[]

/** Where a component would go, and the line that shows it. They are one answer, never two. */
export interface Drop {
  readonly place: Place
  readonly line: Line
}

/** What the builder shows of the page, and takes drops on. */
export type Surface = 'canvas' | 'outline'

/** A drop, and the surface on which its line is drawn. */
export interface ShownDrop extends Drop {
  readonly surface: Surface
}

export interface Line extends Rect {
  /** The axis that the line divides: `y` is a horizontal line between two stacked components. */
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

/** Whether two boxes stand side by side rather than one below the other. */
export function sharesRow(one: Rect, other: Rect): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const height = Math.min(one.bottom - one.top, other.bottom - other.top)
  const apart = one.right <= other.left + 1 || other.right <= one.left + 1
  return apart && overlap > height / 2
}
