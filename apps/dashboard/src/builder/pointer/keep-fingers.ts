import type { PointerEngine } from './pointer-engine.ts'

/** Once a finger drags, neither scrolling nor the browser's own menu takes it away. */
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
