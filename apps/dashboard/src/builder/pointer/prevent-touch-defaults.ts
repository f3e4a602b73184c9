import type { PointerEngine } from './pointer-engine.ts'

/** Prevents scrolling and the context menu once a finger drags. */
export function preventTouchDefaults(page: Document, { state }: PointerEngine) {
  const preventScroll = (event: Event) => {
    if (state.getState().name === 'dragging' && event.cancelable) event.preventDefault()
  }
  const preventMenu = (event: Event) => {
    const now = state.getState()
    if (now.name === 'dragging' || (now.name === 'pressing' && now.isFinger)) event.preventDefault()
  }
  page.addEventListener('touchmove', preventScroll, { passive: false })
  page.addEventListener('contextmenu', preventMenu)
  return () => {
    page.removeEventListener('touchmove', preventScroll)
    page.removeEventListener('contextmenu', preventMenu)
  }
}
