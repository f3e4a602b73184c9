import { CHILDREN, type NodeId, type PageDocument, type Region } from '../model/page/document.ts'
import { isContainer } from '../model/page/find-node.ts'
import type { ChildBox, Geometry, Rect, SlotBox } from '../dom/geometry.ts'
import { listRegion } from '../store/page-order.ts'
import { COMPONENT, rectOf } from '../dom/component-element.ts'

export const REGION = 'data-region'
/** Of a group of sections on a long page. */
export const stretchClass = 'builder-stretch'
const SLOT = 'data-slot-of'

/** Measures the whole canvas in one pass, so that the browser lays it out only once. */
export function readGeometry(canvas: Document, page: PageDocument): Geometry {
  const measured: Measured = { canvas, page, rects: readRects(canvas), slots: readSlots(canvas) }
  return (['header', 'page', 'footer'] as const).flatMap((region) => readRegion(measured, region))
}

interface Measured {
  canvas: Document
  page: PageDocument
  rects: Rects
  slots: ReadonlyMap<NodeId, Element>
}

type Rects = ReadonlyMap<NodeId, Rect>

function readRects(canvas: Document): Rects {
  const rects = new Map<NodeId, Rect>()
  const unseen = [...canvas.querySelectorAll(`.${stretchClass}`)].filter(isUnseen)
  for (const stretch of unseen) for (const [id, rect] of sharesOf(stretch)) rects.set(id, rect)
  for (const element of canvas.querySelectorAll(`[${COMPONENT}]`)) {
    if (unseen.includes(element.closest(`.${stretchClass}`)!)) continue
    const rect = rectOf(element)
    if (rect) rects.set(element.getAttribute(COMPONENT)!, rect)
  }
  return rects
}

/** One query: a query for each container would search the whole page each time. */
function readSlots(canvas: Document): Map<NodeId, Element> {
  const slots = [...canvas.querySelectorAll(`[${SLOT}]`)]
  return new Map(slots.map((element) => [element.getAttribute(SLOT)!, element]))
}

function isUnseen({ children }: Element): boolean {
  return ![...children].some((child) => child.checkVisibility({ contentVisibilityAuto: true }))
}

function sharesOf(stretch: Element): [NodeId, Rect][] {
  const whole = rectOf(stretch)
  if (!whole) return []
  const ids = [...stretch.children].flatMap((child) => child.getAttribute(COMPONENT) ?? [])
  const height = (whole.bottom - whole.top) / ids.length
  return ids.map((id, at) => {
    const top = whole.top + at * height
    return [id, { ...whole, top, bottom: top + height }]
  })
}

function readRegion(measured: Measured, region: Region): SlotBox[] {
  const { canvas, page, rects } = measured
  const element = canvas.querySelector(`[${REGION}="${region}"]`)
  if (!element) return []
  const ids = listRegion(page, region)
  const slot = region === 'page' ? 'page' : 'global'
  const rect = rectOf(element) ?? { left: 0, right: canvas.body.clientWidth, top: 0, bottom: 4 }
  const children = childBoxes(ids, page.root[slot], rects)
  const root: SlotBox = { parent: null, slot, region, rect, inner: rect, flow: 'y', children }
  return [root, ...ids.flatMap((id) => readContainer(measured, id, region))]
}

function readContainer(measured: Measured, id: NodeId, region: Region): SlotBox[] {
  const { page, rects, slots } = measured
  const node = page.nodes.get(id)
  const rect = rects.get(id)
  if (!node || !rect || !isContainer(node)) return []
  const ids = node.slots[CHILDREN]!
  const element = slots.get(id)
  const own: SlotBox = {
    parent: id,
    slot: CHILDREN,
    region,
    rect,
    inner: (element && rectOf(element)) ?? rect,
    flow: element ? flowOf(element) : undefined,
    children: childBoxes(ids, ids, rects),
  }
  return [own, ...ids.flatMap((child) => readContainer(measured, child, region))]
}

/** Returns undefined for a grid, which flows both ways: the neighbours decide there. */
function flowOf(element: Element): SlotBox['flow'] {
  const { display, flexDirection } = getComputedStyle(element)
  if (display.includes('grid')) return undefined
  return display.includes('flex') && flexDirection.startsWith('row') ? 'x' : 'y'
}

function childBoxes(ids: readonly NodeId[], slot: readonly NodeId[], rects: Rects): ChildBox[] {
  return ids.flatMap((id) => {
    const rect = rects.get(id)
    return rect ? [{ id, rect, index: slot.indexOf(id) }] : []
  })
}
