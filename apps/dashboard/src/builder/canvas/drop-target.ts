import { toCanvas } from '../dom/canvas-zoom.ts'
import type { Geometry } from '../dom/geometry.ts'
import { hitTest } from '../dom/hit-test.ts'
import type { DropTarget } from '../pointer/pointer-engine.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { carriedReader } from '../pointer/carried-reader.ts'
import { readGeometry } from './read-geometry.ts'

/** Lets the pointer engine drop on the canvas. Geometry is cached until the page changes. */
export function canvasDropTarget(
  store: BuilderStore,
  findFrame: () => HTMLIFrameElement | null,
): DropTarget {
  let geometry: Geometry | undefined
  let height = 0
  const carried = carriedReader(store)

  function forgetGeometry() {
    geometry = undefined
  }

  function readNow(): Geometry {
    const canvas = findFrame()?.contentDocument
    if (!canvas) return []
    // Off-screen sections get their layout, and need measuring, when they scroll into view.
    canvas.addEventListener('contentvisibilityautostatechange', forgetGeometry, { once: true })
    const read = readGeometry(canvas, store.getState().components)
    height = canvas.documentElement.scrollHeight
    return read
  }

  return {
    surface: 'canvas',
    bounds: () => boundsOf(findFrame()),
    hitTest(point, dragged) {
      const frame = findFrame()
      if (!frame) return undefined
      geometry ??= readNow()
      return hitTest(geometry, toCanvas(frame, point), carried.read(dragged))
    },
    scrollBy(pixels) {
      const view = findFrame()?.contentWindow
      view?.scrollBy({ top: pixels, behavior: 'instant' })
      // Boxes are in page coordinates, so they stay valid until the page's height changes, or while
      // a sticky section is dragged.
      const isStale = view?.document.documentElement.scrollHeight !== height
      if (isStale || carried.latest()?.region !== 'page') forgetGeometry()
    },
    forgetGeometry,
  }
}

/** Returns the part of the frame that is seen: a zoomed page is wider than its place. */
function boundsOf(frame: HTMLIFrameElement | null): DOMRect | undefined {
  const around = frame?.closest('main')?.getBoundingClientRect()
  const box = frame?.getBoundingClientRect()
  if (!box || !around) return box
  const left = Math.max(box.left, around.left)
  return new DOMRect(left, box.top, Math.min(box.right, around.right) - left, box.height)
}
