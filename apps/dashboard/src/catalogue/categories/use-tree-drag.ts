import { type PointerEvent, type RefObject, useState } from 'react'

export type Side = 'before' | 'inside' | 'after'

interface Dragged {
  id: string
  over: { id: string; side: Side } | null
}

export interface TreeDrag {
  dragged: string | null
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
  const [dragged, setDragged] = useState<Dragged | null>(null)
  return {
    dragged: dragged?.id ?? null,
    sideAt: (id) => (dragged?.over?.id === id ? dragged.over.side : undefined),
    begin(id, event) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id, over: null })
    },
    follow(event) {
      if (!dragged || !rows.current) return
      const over = rowAt(rows.current, event.clientY)
      setDragged({ ...dragged, over: over?.id === dragged.id ? null : over })
    },
    drop() {
      setDragged(null)
      if (dragged?.over) onDrop(dragged.id, dragged.over)
    },
    cancel: () => setDragged(null),
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
