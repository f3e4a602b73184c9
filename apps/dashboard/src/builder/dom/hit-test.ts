import type { NodeId, Place, Region } from '../model/page/document.ts'
import {
  type ChildBox,
  contains,
  distanceTo,
  type Drop,
  type Geometry,
  type Line,
  type Point,
  type Rect,
  sharesRow,
  type SlotBox,
} from './geometry.ts'

/** What is being dragged, as far as it decides where it may go. */
export interface Carried {
  readonly region: Region
  /** An existing component and everything in it; nothing for a new one. */
  readonly ids: ReadonlySet<NodeId>
}

/** Near its edge a container lets the gap beside it be reached. */
const EDGE = 10

/** Two components further apart than this have the line at the nearer one. */
const WIDE_GAP = 64

/** The deepest container and the gap in it at a point of the canvas. */
export function hitTest(geometry: Geometry, point: Point, carried: Carried): Drop | undefined {
  const slot = findSlotAt(geometry, point, carried)
  if (!slot) return undefined
  const gap = findGap(slot, carried, point)
  return {
    place: findPlace(slot, gap, carried),
    line: gap ? drawLine(gap) : drawFirstLine(slot.inner),
  }
}

/** Beside all components the page itself is meant, so every point of the canvas is a target. */
function findSlotAt(geometry: Geometry, point: Point, carried: Carried): SlotBox | undefined {
  const open = geometry.filter(
    (slot) =>
      slot.region === carried.region && (slot.parent === null || !carried.ids.has(slot.parent)),
  )
  return (
    open.findLast((slot) => slot.parent !== null && contains(slot.rect, point, edgeOf(slot))) ??
    open.find((slot) => slot.parent === null)
  )
}

function edgeOf({ rect }: SlotBox): number {
  return Math.min(EDGE, (rect.bottom - rect.top) / 4)
}

/** Between two neighbours, or beside the only one; `axis` is how the neighbours are laid out. */
interface Gap {
  readonly before: ChildBox | undefined
  readonly after: ChildBox | undefined
  readonly nearest: ChildBox
  readonly axis: 'x' | 'y'
}

function findGap(slot: SlotBox, carried: Carried, point: Point): Gap | undefined {
  const children = slot.children.filter((child) => !carried.ids.has(child.id))
  const nearest = findNearest(children, point)
  if (!nearest) return undefined
  const at = children.indexOf(nearest)
  const inRow = slot.flow ? slot.flow === 'x' : hasNeighbour(slot, nearest)
  const { left, right, top, bottom } = nearest.rect
  const isFirstHalf = inRow ? point.x < (left + right) / 2 : point.y < (top + bottom) / 2
  return {
    nearest,
    axis: inRow ? 'x' : 'y',
    before: isFirstHalf ? children[at - 1] : nearest,
    after: isFirstHalf ? nearest : children[at + 1],
  }
}

/** Also beside the carried component itself, which still stands in its place. */
function hasNeighbour({ children }: SlotBox, nearest: ChildBox): boolean {
  return children.some((child) => child !== nearest && sharesRow(child.rect, nearest.rect))
}

function findNearest(children: readonly ChildBox[], point: Point): ChildBox | undefined {
  let nearest: ChildBox | undefined
  let least = Infinity
  for (const child of children) {
    const distance = distanceTo(child.rect, point)
    if (distance < least) {
      least = distance
      nearest = child
    }
  }
  return nearest
}

function findPlace(slot: SlotBox, gap: Gap | undefined, carried: Carried): Place {
  const index = gap?.after?.index ?? (gap?.before ? gap.before.index + 1 : 0)
  // A place counts without the moved component itself.
  const lifted = slot.children.filter(
    (child) => carried.ids.has(child.id) && child.index < index,
  ).length
  return { parent: slot.parent, slot: slot.slot, index: index - lifted }
}

function drawLine({ before, after, nearest, axis }: Gap): Line {
  const at = lineAt(before?.rect, after?.rect, nearest.rect, axis)
  return axis === 'x'
    ? { axis, left: at, right: at, top: nearest.rect.top, bottom: nearest.rect.bottom }
    : { axis, top: at, bottom: at, left: nearest.rect.left, right: nearest.rect.right }
}

function lineAt(
  before: Rect | undefined,
  after: Rect | undefined,
  nearest: Rect,
  axis: 'x' | 'y',
): number {
  const end = axis === 'x' ? 'right' : 'bottom'
  const start = axis === 'x' ? 'left' : 'top'
  if (before && after) {
    const width = after[start] - before[end]
    if (width >= 0 && width < WIDE_GAP) return (before[end] + after[start]) / 2
  }
  return nearest === before ? before[end] : nearest[start]
}

/** An empty list shows the line where its first component will begin. */
function drawFirstLine({ left, right, top }: Rect): Line {
  return { axis: 'y', left, right, top: top + 2, bottom: top + 2 }
}
