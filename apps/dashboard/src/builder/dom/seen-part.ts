import { zoomOf } from './canvas-zoom.ts'

/** The element around the frame, which scrolls a canvas that is wider than its place. */
const AREA = 'data-canvas-area'

export const areaMark = { [AREA]: '' }

export function findArea(frame: HTMLElement): HTMLElement | null {
  return frame.closest(`[${AREA}]`)
}

/** Returns the edges of what is seen of the canvas, in its own pixels. */
export function seenPart(frame: HTMLElement): { left: number; right: number } {
  const width = frame.offsetWidth
  const area = findArea(frame)?.getBoundingClientRect()
  if (!area) return { left: 0, right: width }
  const zoom = zoomOf(frame)
  const { left } = frame.getBoundingClientRect()
  return {
    left: Math.max(0, (area.left - left) / zoom),
    right: Math.min(width, (area.right - left) / zoom),
  }
}
