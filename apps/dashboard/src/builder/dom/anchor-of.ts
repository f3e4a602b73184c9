import type { Anchor } from '../store/open-menu.ts'
import { toBuilder, zoomOf } from './canvas-zoom.ts'

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * Returns where the builder's window shows an element, which may be in the canvas.
 * @param box a part of it, in the element's own window
 */
export function anchorOf(element: Element, box: Box = element.getBoundingClientRect()): Anchor {
  const { left, top, width, height } = box
  const frame = element.ownerDocument.defaultView?.frameElement as HTMLElement | null
  if (!frame) return { left, top, width, height }
  const zoom = zoomOf(frame)
  const { x, y } = toBuilder(frame, { x: left, y: top })
  return { left: x, top: y, width: width * zoom, height: height * zoom }
}
