import { COMPONENT, componentAt, findComponentElement } from '../dom/component-element.ts'
import { sharesRow } from '../dom/geometry.ts'
import type { Side } from '../commands/menu-commands.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'

/** An edge of a section beside which another one can be added. */
export interface Gap {
  readonly id: NodeId
  readonly side: Side
}

export type Axis = 'x' | 'y'

/** Distance to an edge, in pixels of the builder's window, that shows its line. */
const NEAR = 14

/** Finds the edge of a section under the pointer, of the innermost one first. */
export function findGapAt(event: PointerEvent, document: PageDocument, zoom: number) {
  let id = componentAt(event.target)
  while (id !== undefined) {
    const element = findComponentElement(window.document, id)
    const side = element && isSection(document, id) && sideAt(element, event, NEAR / zoom)
    if (side) return { id, side } satisfies Gap
    id = componentAt(element?.parentElement ?? null)
  }
  return undefined
}

/** Sections of every page have their regions, and blocks are added inside sections. */
export function isSection({ nodes }: PageDocument, id: NodeId): boolean {
  const contentType = nodes.get(id)?.contentType
  return contentType === 'normal' || contentType === 'container'
}

/** Returns `x` for a section beside another one. */
export function axisOf(element: HTMLElement): Axis {
  const box = element.getBoundingClientRect()
  const beside = [element.previousElementSibling, element.nextElementSibling]
  const isInRow = beside.some(
    (each) => each?.hasAttribute(COMPONENT) && sharesRow(each.getBoundingClientRect(), box),
  )
  return isInRow ? 'x' : 'y'
}

function sideAt(element: HTMLElement, { clientX, clientY }: PointerEvent, near: number) {
  const { top, bottom, left, right, height, width } = element.getBoundingClientRect()
  const isRow = axisOf(element) === 'x'
  const [start, end, at, size] = isRow
    ? [left, right, clientX, width]
    : [top, bottom, clientY, height]
  const edge = Math.min(near, size / 4)
  if (at - start < edge) return 'before'
  return end - at < edge ? 'after' : undefined
}
