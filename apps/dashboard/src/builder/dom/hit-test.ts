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

export interface Carried {
  readonly region: Region
  /** Empty for a new component. */
  readonly ids: ReadonlySet<NodeId>
  /** True if all of it can be in this component, or on the page itself. */
  readonly fits: (parent: NodeId | null) => boolean
}

/** Pixels at a container's edge that target the gap beside it. */
const EDGE = 10

const WIDE_GAP = 64

export function hitTest(geometry: Geometry, point: Point, carried: Carried): Drop | undefined {
  const slot = findSlotAt(geometry, point, carried)
  if (!slot) return undefined
  const gap = findGap(slot, carried, point)
  return {
    place: findPlace(slot, gap, carried),
    line: gap ? drawLine(gap) : drawFirstLine(slot.inner),
  }
}

/** Every point of the canvas is a target: the page itself, or for blocks the nearest section. */
function findSlotAt(geometry: Geometry, point: Point, carried: Carried): SlotBox | undefined {
  const open = geometry.filter(
    ({ region, parent }) =>
      region === carried.region &&
      (parent === null || !carried.ids.has(parent)) &&
      carried.fits(parent),
  )
  return (
    open.findLast((slot) => slot.parent !== null && contains(slot.rect, point, edgeOf(slot))) ??
    open.find((slot) => slot.parent === null) ??
    findNearest(open, point)
  )
}

function edgeOf({ rect }: SlotBox): number {
  return Math.min(EDGE, (rect.bottom - rect.top) / 4)
}

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

/** Counts the dragged component itself, which is still in its list. */
function hasNeighbour({ children }: SlotBox, nearest: ChildBox): boolean {
  return children.some((child) => child !== nearest && sharesRow(child.rect, nearest.rect))
}

function findNearest<Box extends { rect: Rect }>(
  boxes: readonly Box[],
  point: Point,
): Box | undefined {
  let nearest: Box | undefined
  let least = Infinity
  for (const box of boxes) {
    const distance = distanceTo(box.rect, point)
    if (distance < least) {
      least = distance
      nearest = box
    }
  }
  return nearest
}

function findPlace(slot: SlotBox, gap: Gap | undefined, carried: Carried): Place {
  const index = gap?.after?.index ?? (gap?.before ? gap.before.index + 1 : 0)
  // Indexes do not count the moved component.
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

function drawFirstLine({ left, right, top }: Rect): Line {
  return { axis: 'y', left, right, top: top + 2, bottom: top + 2 }
}
