import type { DropTarget } from '../pointer/pointer-engine.ts'
import { hitTest } from '../dom/hit-test.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { carriedReader } from '../pointer/carried-reader.ts'
import { outlineGeometry } from './outline-geometry.ts'
import type { OutlineRow } from './outline-rows.ts'

export function outlineDropTarget(
  store: BuilderStore,
  findTree: () => HTMLElement | null,
  listRows: () => readonly OutlineRow[],
): DropTarget {
  const carried = carriedReader(store)

  return {
    surface: 'outline',
    bounds: () => findTree()?.getBoundingClientRect(),
    hitTest({ x, y }, dragged) {
      const tree = findTree()
      if (!tree) return undefined
      const { left, top } = tree.getBoundingClientRect()
      const geometry = outlineGeometry(store.getState().components, listRows(), tree.clientWidth)
      const point = { x: x - left, y: y - top + tree.scrollTop }
      return hitTest(geometry, point, carried.read(dragged))
    },
    scrollBy(pixels) {
      findTree()?.scrollBy({ top: pixels, behavior: 'instant' })
    },
    forgetGeometry: carried.forget,
  }
}
