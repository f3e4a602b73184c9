import { useEffect } from 'react'
import type { BuilderStore } from '../store/builder-store.ts'
import { findComponentElement } from '../dom/component-element.ts'

/**
 * Scrolls a component into view and focuses it when it is selected or moved elsewhere. Moving an
 * element in the DOM loses its focus.
 */
export function useFollowSelection(store: BuilderStore) {
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const id = store.getState().selectedComponent
      const element = id === null ? null : findComponentElement(document, id)
      if (!element) return
      bringIntoView(element)
      if (document.hasFocus() && document.activeElement === document.body) {
        element.focus({ preventScroll: true })
      }
    }
    window.addEventListener('focus', follow)
    const unsubscribe = store.subscribe((state, before) => {
      const isSame =
        state.selectedComponent === before.selectedComponent &&
        state.history.past.length === before.history.past.length
      if (isSame) return
      cancelAnimationFrame(frame)
      // Waits two frames, until the page has rendered and the component is in place.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow)))
    })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('focus', follow)
      unsubscribe()
    }
  }, [store])
}

/** Scrolls the canvas's window only: `scrollIntoView` would scroll the builder too. */
function bringIntoView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  const height = window.innerHeight
  const isSeen = Math.min(bottom, height) - Math.max(top, 0) > Math.min(bottom - top, 120) / 2
  if (isSeen) return
  window.scrollBy({ top: (top + bottom - height) / 2, behavior: 'smooth' })
}
