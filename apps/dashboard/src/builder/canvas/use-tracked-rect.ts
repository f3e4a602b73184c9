import { useEffect, useState } from 'react'
import { useBuilder } from '../builder-context.ts'
import type { NodeId } from '../model/document.ts'
import type { Rect } from '../pointer/geometry.ts'
import { findComponentElement, rectOf } from './component-element.ts'

/** Where a component is now, kept true while the page changes, loads and scrolls. */
export function useTrackedRect(id: NodeId | null | undefined): Rect | undefined {
  const { store } = useBuilder()
  const [tracked, setTracked] = useState<{ id: NodeId; rect: Rect | undefined }>()
  useEffect(() => {
    if (id === null || id === undefined) return undefined
    let frame = 0
    const measure = () => {
      frame = 0
      const element = findComponentElement(document, id)
      const rect = element ? rectOf(element) : undefined
      setTracked((before) =>
        before?.id === id && isSame(before.rect, rect) ? before : { id, rect },
      )
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(schedule)
    sizes.observe(document.body)
    const element = findComponentElement(document, id)
    if (element) sizes.observe(element)
    window.addEventListener('scroll', schedule, { capture: true, passive: true })
    const unsubscribe = store.subscribe(schedule)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      window.removeEventListener('scroll', schedule, { capture: true })
      unsubscribe()
    }
  }, [id, store])
  return tracked?.id === id ? tracked?.rect : undefined
}

function isSame(one: Rect | undefined, other: Rect | undefined): boolean {
  return (
    one?.left === other?.left &&
    one?.top === other?.top &&
    one?.right === other?.right &&
    one?.bottom === other?.bottom
  )
}
