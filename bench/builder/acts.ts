import type { Spread } from './measure.ts'

/** What was measured with a page of one size open. */
export interface Acts {
  /** Milliseconds from the page's data to the page on the canvas. */
  open: number
  keystroke: Spread
  /** Sections that one keystroke changed; undefined where that can't be seen from outside. */
  rendered?: number
  /** The length of frames while something is dragged from the palette across the page. */
  drag: Spread
  /** Megabytes. */
  heap: number
}
