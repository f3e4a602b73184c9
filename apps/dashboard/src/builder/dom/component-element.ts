import type { NodeId } from '../model/page/document.ts'
import type { Rect } from './geometry.ts'

export const COMPONENT = 'data-section-id'

/** On the canvas, what is inside of a linked section is no component of the page. */
export const LINKED = 'data-linked'

export function findComponentElement(canvas: Document, id: NodeId): HTMLElement | null {
  return canvas.querySelector<HTMLElement>(`[${COMPONENT}="${CSS.escape(id)}"]`)
}

export function componentAt(target: EventTarget | null): NodeId | undefined {
  const element = target as Element | null
  if (!element || !('closest' in element)) return undefined
  const found = element.closest(`[${LINKED}]`) ?? element.closest(`[${COMPONENT}]`)
  return found?.getAttribute(COMPONENT) ?? undefined
}

export function rectOf(element: Element): Rect | undefined {
  const { scrollX, scrollY } = element.ownerDocument.defaultView!
  const box = element.getBoundingClientRect()
  if (box.width === 0 && box.height === 0) return undefined
  return {
    left: box.left + scrollX,
    top: box.top + scrollY,
    right: box.right + scrollX,
    bottom: box.bottom + scrollY,
  }
}
