import { CHILDREN, type NodeId, type PageDocument } from '../model/document.ts'
import { isContainer } from '../model/find-node.ts'
import type { ChildBox, Geometry, Rect, Region, SlotBox } from '../pointer/geometry.ts'
import { listRegion } from '../store/page-order.ts'
import { COMPONENT, rectOf } from './component-element.ts'

/** Marks the element that holds one part of the page. */
export const REGION = 'data-region'

/** Measures the whole canvas in one pass, so that the browser lays it out only once. */
export function readGeometry(canvas: Document, page: PageDocument): Geometry {
  const rects = readRects(canvas)
  return (['header', 'page', 'footer'] as const).flatMap((region) =>
    readRegion(canvas, page, region, rects),
  )
}

function readRects(canvas: Document): ReadonlyMap<NodeId, Rect> {
  const rects = new Map<NodeId, Rect>()
  for (const element of canvas.querySelectorAll(`[${COMPONENT}]`)) {
    const rect = rectOf(element)
    if (rect) rects.set(element.getAttribute(COMPONENT)!, rect)
  }
  return rects
}

type Rects = ReadonlyMap<NodeId, Rect>

function readRegion(canvas: Document, page: PageDocument, region: Region, rects: Rects) {
  const element = canvas.querySelector(`[${REGION}="${region}"]`)
  if (!element) return []
  const ids = listRegion(page, region)
  const slot = region === 'page' ? 'page' : 'global'
  const root: SlotBox = {
    parent: null,
    slot,
    region,
    rect: rectOf(element) ?? { left: 0, right: canvas.body.clientWidth, top: 0, bottom: 4 },
    children: childBoxes(ids, page.root[slot], rects),
  }
  return [root, ...ids.flatMap((id) => readContainer(page, id, region, rects))]
}

function readContainer(page: PageDocument, id: NodeId, region: Region, rects: Rects): SlotBox[] {
  const node = page.nodes.get(id)
  const rect = rects.get(id)
  if (!node || !rect || !isContainer(node)) return []
  const ids = node.slots[CHILDREN]!
  const own = { parent: id, slot: CHILDREN, region, rect, children: childBoxes(ids, ids, rects) }
  return [own, ...ids.flatMap((child) => readContainer(page, child, region, rects))]
}

function childBoxes(ids: readonly NodeId[], slot: readonly NodeId[], rects: Rects): ChildBox[] {
  return ids.flatMap((id) => {
    const rect = rects.get(id)
    return rect ? [{ id, rect, index: slot.indexOf(id) }] : []
  })
}
