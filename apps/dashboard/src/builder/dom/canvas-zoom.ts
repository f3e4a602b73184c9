import type { Point } from './geometry.ts'

export function toCanvas(frame: HTMLIFrameElement, { x, y }: Point): Point {
  const bounds = frame.getBoundingClientRect()
  const zoom = zoomOf(frame)
  const view = frame.contentWindow!
  return {
    x: (x - bounds.left) / zoom + view.scrollX,
    y: (y - bounds.top) / zoom + view.scrollY,
  }
}

export function toBuilder(frame: HTMLElement, { x, y }: Point): Point {
  const bounds = frame.getBoundingClientRect()
  const zoom = zoomOf(frame)
  return { x: bounds.left + x * zoom, y: bounds.top + y * zoom }
}

export function zoomOf(frame: HTMLElement): number {
  return frame.getBoundingClientRect().width / frame.offsetWidth
}
