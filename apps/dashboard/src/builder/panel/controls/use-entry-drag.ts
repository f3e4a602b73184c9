import { type PointerEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

export interface EntryDrag {
  /** The entry that the pointer holds. */
  held: number | null
  /** On which side of an entry the line stands where the held one would go. */
  lineAt: (index: number, count: number) => 'before' | 'after' | undefined
  begin: (index: number, event: PointerEvent) => void
  follow: (event: PointerEvent) => void
  drop: () => void
  cancel: () => void
}

/** Entries of a list moved by the pointer: they go exactly where the line stands. */
export function useEntryDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): EntryDrag {
  const [state, setState] = useState<{ held: number; gap: number } | null>(null)
  const held = state?.held ?? null
  const to = state && goal(state)

  return {
    held,
    lineAt(index, count) {
      if (!state || to === state.held) return undefined
      if (state.gap === index) return 'before'
      return state.gap === count && index === count - 1 ? 'after' : undefined
    },
    begin(index, event) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setState({ held: index, gap: index })
    },
    follow(event) {
      if (!state || !list.current) return
      const gap = gapAt(list.current, event.clientY)
      // At once: a quick release would find the line where it stood before.
      if (gap !== state.gap) flushSync(() => setState({ ...state, gap }))
    },
    drop() {
      setState(null)
      if (state && to !== null && to !== state.held) onMove(state.held, to)
    },
    cancel: () => setState(null),
  }
}

/** Where the held entry stands once it has left its old place. */
function goal({ held, gap }: { held: number; gap: number }): number {
  return gap > held ? gap - 1 : gap
}

/** Between which entries a height lies, counted from the first. */
function gapAt(list: HTMLElement, y: number): number {
  const entries = [...list.children].filter((child) => child.hasAttribute('data-entry'))
  const isAbove = (entry: Element) => {
    const { top, bottom } = entry.getBoundingClientRect()
    return (top + bottom) / 2 < y
  }
  return entries.filter(isAbove).length
}
