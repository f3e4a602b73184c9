import type { Geometry, Point } from '../pointer/geometry.ts'
import { hitTest } from '../pointer/hit-test.ts'
import type { DropTarget } from '../pointer/pointer-engine.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { carriedReader } from '../store/carried-reader.ts'
import { readGeometry } from './read-geometry.ts'

/** The canvas as the pointer engine sees it. Geometry is read once and kept until it is stale. */
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
    // What comes into view is laid out then, and has to be measured.
    canvas.addEventListener('contentvisibilityautostatechange', forgetGeometry, { once: true })
    const read = readGeometry(canvas, store.getState().components)
    height = canvas.documentElement.scrollHeight
    return read
  }

  return {
    surface: 'canvas',
    bounds: () => findFrame()?.getBoundingClientRect(),
    hitTest(point, held) {
      const frame = findFrame()
      if (!frame) return undefined
      geometry ??= readNow()
      return hitTest(geometry, toCanvas(frame, point), carried.read(held))
    },
    scrollBy(pixels) {
      const view = findFrame()?.contentWindow
      view?.scrollBy({ top: pixels, behavior: 'instant' })
      // Places are kept in the page's own coordinates: they move only when the page grows,
      // or, for what sticks to the window, while that is carried.
      const isStale = view?.document.documentElement.scrollHeight !== height
      if (isStale || carried.latest()?.region !== 'page') forgetGeometry()
    },
    forgetGeometry,
  }
}

/** From the builder's window to the canvas document, through the zoom. */
function toCanvas(frame: HTMLIFrameElement, { x, y }: Point): Point {
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
