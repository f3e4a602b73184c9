import type { Point } from './geometry.ts'

/** From the builder's window to the canvas document, through the zoom. */
export function toCanvas(frame: HTMLIFrameElement, { x, y }: Point): Point {
  const bounds = frame.getBoundingClientRect()
  const zoom = zoomOf(frame)
  const view = frame.contentWindow!
  return {
    x: (x - bounds.left) / zoom + view.scrollX,
    y: (y - bounds.top) / zoom + view.scrollY,
  }
}

/** From the canvas's window to the builder's. */
export function toBuilder(frame: HTMLElement, { x, y }: Point): Point {
  const bounds = frame.getBoundingClientRect()
  const zoom = zoomOf(frame)
  return { x: bounds.left + x * zoom, y: bounds.top + y * zoom }
}

/** How large the canvas is shown. */
export function zoomOf(frame: HTMLElement): number {
  return frame.getBoundingClientRect().width / frame.offsetWidth
}
