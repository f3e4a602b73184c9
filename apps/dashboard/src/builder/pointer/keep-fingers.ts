import type { PointerEngine } from './pointer-engine.ts'

/** Prevents scrolling and the context menu once a finger drags. */
export function keepFingers(page: Document, { state }: PointerEngine) {
  const keepDrag = (event: Event) => {
    if (state.getState().name === 'dragging' && event.cancelable) event.preventDefault()
  }
  const keepPress = (event: Event) => {
    const now = state.getState()
    if (now.name === 'dragging' || (now.name === 'pressing' && now.isFinger)) event.preventDefault()
  }
  page.addEventListener('touchmove', keepDrag, { passive: false })
  page.addEventListener('contextmenu', keepPress)
  return () => {
    page.removeEventListener('touchmove', keepDrag)
    page.removeEventListener('contextmenu', keepPress)
  }
}
