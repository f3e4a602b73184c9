import { useEffect } from 'react'
import type { Operation } from '../model/edits/operation.ts'
import type { NodeId } from '../model/page/document.ts'
import type { History } from '../model/session/history.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { findComponentElement } from '../dom/component-element.ts'

/** After these, the page stays where the owner has it. */
const ownerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a component into view when it alone is selected, is moved or changed, or the canvas gets
 * another size; selecting several leaves the page where it is. Focuses it too, as moving an element
 * in the DOM loses its focus.
 */
export function useFollowSelection(store: BuilderStore) {
  useEffect(() => {
    let frame = 0
    let following = new AbortController()
    const mounted = new AbortController()
    const stop = () => following.abort()
    const show = () => {
      const id = store.getState().selectedComponent
      const element = id === null ? null : findComponentElement(document, id)
      if (!element) return undefined
      stop()
      following = new AbortController()
      void bringIntoView(element, following.signal)
      return element
    }
    const follow = () => {
      const element = show()
      if (document.hasFocus() && document.activeElement === document.body)
        element?.focus({ preventScroll: true })
    }
    window.addEventListener('focus', follow, { signal: mounted.signal })
    // On a phone, sheets leave the page a part of the screen.
    window.addEventListener('resize', show, { signal: mounted.signal })
    for (const act of ownerActs)
      window.addEventListener(act, stop, { signal: mounted.signal, passive: true })
    const unsubscribe = store.subscribe((state, before) => {
      const { selectedComponent, alsoSelected } = state
      const isStill = selectedComponent === before.selectedComponent || alsoSelected.length > 0
      if (isStill && !isChanged(selectedComponent, state.history, before.history)) return
      cancelAnimationFrame(frame)
      // Waits two frames, until the page has rendered and the component is in place.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow)))
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
      mounted.abort()
      unsubscribe()
    }
  }, [store])
}

/** Returns false for acts on other components: what the owner looks at then stays where it is. */
function isChanged(id: NodeId | null, now: History, before: History): boolean {
  if (id === null || now.past.length === before.past.length) return false
  const step = now.past.length > before.past.length ? now.past.at(-1) : before.past.at(-1)
  return step?.done.some((operation) => concerns(operation, id)) ?? false
}

function concerns(operation: Operation, id: NodeId): boolean {
  if (operation.kind === 'batch') return operation.operations.some((each) => concerns(each, id))
  return operation.kind === 'insert' ? operation.subtree[0].id === id : operation.id === id
}

/**
 * Scrolls the canvas's window only: `scrollIntoView` would scroll the builder too. Sections have
 * their height once they are near the screen, so the place is corrected after arriving there.
 */
async function bringIntoView(element: HTMLElement, signal: AbortSignal) {
  for (let tries = 0; tries < 4; tries += 1) {
    const { top, bottom } = element.getBoundingClientRect()
    const height = window.innerHeight
    // Equal for what has no height, such as an empty space.
    const isSeen = Math.min(bottom, height) - Math.max(top, 0) >= Math.min(bottom - top, 120) / 2
    if (isSeen || signal.aborted || !element.isConnected) return
    const distance = (top + bottom - height) / 2
    const isFar = Math.abs(distance) > 3 * height
    const arrival = new Promise((resolve) =>
      window.addEventListener('scrollend', resolve, { once: true, signal }),
    )
    window.scrollBy({ top: distance, behavior: isFar ? 'instant' : 'smooth' })
    await arrival
    await untilDrawn()
  }
}

async function untilDrawn() {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}
