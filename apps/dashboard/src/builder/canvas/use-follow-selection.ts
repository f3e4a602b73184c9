import { useEffect } from 'react'
import type { BuilderStore } from '../store/builder-store.ts'
import { findComponentElement } from '../dom/component-element.ts'

/**
 * Brings a component into view when it is selected or moved from elsewhere, and keeps the
 * keyboard's focus on it: moving an element in the page takes the focus away.
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
    // Coming back from a dialog, the focus finds the selected component where it is now.
    window.addEventListener('focus', follow)
    const unsubscribe = store.subscribe((state, before) => {
      const isSame =
        state.selectedComponent === before.selectedComponent &&
        state.history.past.length === before.history.past.length
      if (isSame) return
      cancelAnimationFrame(frame)
      // The page is rendered first; then the component is where it will be.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow)))
    })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('focus', follow)
      unsubscribe()
    }
  }, [store])
}

/** Scrolls the canvas's own window only: `scrollIntoView` would scroll the builder around it too. */
function bringIntoView(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  const height = window.innerHeight
  const isSeen = Math.min(bottom, height) - Math.max(top, 0) > Math.min(bottom - top, 120) / 2
  if (isSeen) return
  window.scrollBy({ top: (top + bottom - height) / 2, behavior: 'smooth' })
}
