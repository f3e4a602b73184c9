import { type PointerEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

export interface EntryDrag {
  dragged: number | null
  lineAt: (index: number, count: number) => 'before' | 'after' | undefined
  begin: (index: number, event: PointerEvent) => void
  follow: (event: PointerEvent) => void
  drop: () => void
  cancel: () => void
}

export function useEntryDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
  layout: 'list' | 'grid' = 'list',
): EntryDrag {
  const [state, setState] = useState<{ dragged: number; gap: number } | null>(null)
  const dragged = state?.dragged ?? null
  const to = state && goal(state)

  const gapUnder = (event: PointerEvent) =>
    list.current ? gapAt(list.current, event, layout === 'grid' ? isBefore : isAbove) : 0

  return {
    dragged,
    lineAt(index, count) {
      if (!state || to === state.dragged) return undefined
      if (state.gap === index) return 'before'
      return state.gap === count && index === count - 1 ? 'after' : undefined
    },
    begin(index, event) {
      // A drag may start with the first pointermove, whose `button` is -1.
      if (event.button > 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const gap = event.type === 'pointermove' ? gapUnder(event) : index
      flushSync(() => setState({ dragged: index, gap }))
    },
    follow(event) {
      if (!state) return
      const gap = gapUnder(event)
      // Renders synchronously: a quick release would use the previous line.
      if (gap !== state.gap) flushSync(() => setState({ ...state, gap }))
    },
    drop() {
      setState(null)
      if (state && to !== null && to !== state.dragged) onMove(state.dragged, to)
    },
    cancel: () => setState(null),
  }
}

/** Returns the target index, without counting the dragged entry. */
function goal({ dragged, gap }: { dragged: number; gap: number }): number {
  return gap > dragged ? gap - 1 : gap
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

function gapAt(list: HTMLElement, point: Point, isPast: (box: DOMRect, point: Point) => boolean) {
  const entries = [...list.children].filter((child) => child.hasAttribute('data-entry'))
  return entries.filter((entry) => isPast(entry.getBoundingClientRect(), point)).length
}

function isAbove({ top, bottom }: DOMRect, { clientY }: Point): boolean {
  return (top + bottom) / 2 < clientY
}

function isBefore({ top, bottom, left, right }: DOMRect, { clientX, clientY }: Point): boolean {
  return clientY > bottom || (clientY >= top && (left + right) / 2 < clientX)
}
