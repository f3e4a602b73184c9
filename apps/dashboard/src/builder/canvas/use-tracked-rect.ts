import { useEffect, useState } from 'react'
import { useBuilder } from '../context/builder-context.ts'
import type { NodeId } from '../model/page/document.ts'
import type { Rect } from '../dom/geometry.ts'
import { findComponentElement, rectOf } from '../dom/component-element.ts'
import { zoomOf } from '../dom/canvas-zoom.ts'
import { findArea, seenPart } from '../dom/seen-part.ts'

export interface TrackedRect extends Rect {
  readonly isAtTop: boolean
  readonly above: number
  /** The edges of what is seen of the canvas. */
  readonly seenLeft: number
  readonly seenRight: number
}

const toolsHeight = () => (matchMedia('(pointer: coarse)').matches ? 60 : 44)

/** Follows a component's box while the page changes, loads and scrolls. */
export function useTrackedRect(id: NodeId | null | undefined): TrackedRect | undefined {
  const { store } = useBuilder()
  const [tracked, setTracked] = useState<{ id: NodeId; rect: TrackedRect | undefined }>()
  useEffect(() => {
    if (id === null || id === undefined) return undefined
    let frame = 0
    let element: HTMLElement | null = null
    let last: TrackedRect | undefined
    const height = toolsHeight()
    const canvas = window.frameElement as HTMLElement
    const area = findArea(canvas)
    const find = () => {
      element = findComponentElement(document, id)
      if (element) sizes.observe(element)
    }
    const measure = () => {
      frame = 0
      // Avoids a query at every key, which is slow on a long page.
      if (!element?.isConnected) find()
      const box = element ? rectOf(element) : undefined
      const room = height / zoomOf(canvas)
      const seen = seenPart(canvas)
      const rect = box && {
        ...box,
        isAtTop: box.top - window.scrollY < room,
        above: Math.max(0, Math.min(window.scrollY, box.bottom) - box.top),
        seenLeft: seen.left,
        seenRight: seen.right,
      }
      if (isSame(last, rect)) return
      last = rect
      setTracked({ id, rect })
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(schedule)
    sizes.observe(document.body)
    window.addEventListener('scroll', schedule, { capture: true, passive: true })
    area?.addEventListener('scroll', schedule, { passive: true })
    const unsubscribe = store.subscribe(schedule)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      window.removeEventListener('scroll', schedule, { capture: true })
      area?.removeEventListener('scroll', schedule)
      unsubscribe()
    }
  }, [id, store])
  return tracked?.id === id ? tracked?.rect : undefined
}

function isSame(one: TrackedRect | undefined, other: TrackedRect | undefined): boolean {
  return (
    one?.isAtTop === other?.isAtTop &&
    one?.above === other?.above &&
    one?.seenLeft === other?.seenLeft &&
    one?.seenRight === other?.seenRight &&
    one?.left === other?.left &&
    one?.top === other?.top &&
    one?.right === other?.right &&
    one?.bottom === other?.bottom
  )
}
