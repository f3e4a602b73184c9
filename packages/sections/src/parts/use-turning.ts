import { type KeyboardEvent, type TouchEvent, useRef } from 'react'

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** CSS pixels that a finger moves at least for a swipe. */
const minSwipe = 40

/** Returns handlers for a view of one image of several: the arrow keys and a swipe go on. */
export function useTurning(turn: (by: -1 | 1) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(undefined)
  return {
    onKeyDown: ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      const by = steps[key]
      // Browsers use modified arrow keys, for example to go back.
      if (by && !altKey && !ctrlKey && !metaKey && !shiftKey) turn(by)
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? touches[0] : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [end] = Array.from(changedTouches)
      const from = start.current
      start.current = undefined
      // A finger moves a page that is zoomed in.
      if (!from || !end || (window.visualViewport?.scale ?? 1) > 1) return
      const x = end.clientX - from.clientX
      const y = end.clientY - from.clientY
      if (Math.abs(x) >= minSwipe && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1)
    },
  }
}
