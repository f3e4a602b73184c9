import { type PointerEvent, type RefObject, useState } from 'react'

export type Side = 'before' | 'inside' | 'after'

interface Held {
  id: string
  over: { id: string; side: Side } | null
}

export interface TreeDrag {
  held: string | null
  sideAt: (id: string) => Side | undefined
  begin: (id: string, event: PointerEvent) => void
  follow: (event: PointerEvent) => void
  drop: () => void
  cancel: () => void
}

/** Drags a row before, into or after the row under the pointer. */
export function useTreeDrag(
  rows: RefObject<HTMLElement | null>,
  onDrop: (id: string, over: { id: string; side: Side }) => void,
): TreeDrag {
  const [held, setHeld] = useState<Held | null>(null)
  return {
    held: held?.id ?? null,
    sideAt: (id) => (held?.over?.id === id ? held.over.side : undefined),
    begin(id, event) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld({ id, over: null })
    },
    follow(event) {
      if (!held || !rows.current) return
      const over = rowAt(rows.current, event.clientY)
      setHeld({ ...held, over: over?.id === held.id ? null : over })
    },
    drop() {
      setHeld(null)
      if (held?.over) onDrop(held.id, held.over)
    },
    cancel: () => setHeld(null),
  }
}

/** The upper and lower quarter of a row are its edges. */
function rowAt(rows: HTMLElement, y: number): { id: string; side: Side } | null {
  for (const row of rows.querySelectorAll<HTMLElement>('[data-category]')) {
    const { top, bottom, height } = row.getBoundingClientRect()
    if (y < top || y >= bottom) continue
    const part = (y - top) / height
    const side = part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside'
    return { id: row.dataset['category'] ?? '', side }
  }
  return null
}
