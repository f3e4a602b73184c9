import { useEffect } from 'react'
import { addsOf, type Dragged } from '../pointer/pointer-state.ts'
import type { CanvasHost } from './canvas-host.ts'
import { COMPONENT, componentAt } from '../dom/component-element.ts'
import { deselectLater } from './deselect-later.ts'
import { toBuilder } from '../dom/canvas-zoom.ts'
import { preventTouchDefaults } from '../pointer/prevent-touch-defaults.ts'
import { anchorAt } from '../store/open-menu.ts'

export function useCanvasEvents({ builder, onKeyDown }: CanvasHost) {
  useEffect(() => {
    const { store, commands, pointer } = builder
    const frame = window.frameElement as HTMLElement
    const isEditing = () => !store.getState().previewMode
    const pointOf = (event: PointerEvent) =>
      toBuilder(frame, { x: event.clientX, y: event.clientY })
    const deselecting = deselectLater()
    let isSecondClick = false

    function onPointerDown(event: PointerEvent) {
      if (!isOverlay(event)) commands.closeMenu()
      if (event.button !== 0 || !isEditing() || isInText(event)) return
      endText()
      const id = componentAt(event.target)
      const adds = addsOf(event)
      if (id !== undefined)
        pointer.press({ kind: 'existing', id, adds }, pointOf(event), event.pointerType)
      else if (!isOverlay(event)) commands.select(null)
    }

    function onRelease() {
      const state = pointer.state.getState()
      if (state.name !== 'pressing') return pointer.release()
      if (isSecondClick) return pointer.cancel()
      if (!isOnlySelected(state.dragged)) return pointer.release()
      pointer.cancel()
      const { selectedComponent } = store.getState()
      deselecting.begin(() => {
        if (store.getState().selectedComponent === selectedComponent)
          commands.select(selectedComponent)
      })
    }

    function isOnlySelected(dragged: Dragged): boolean {
      const { selectedComponent, alsoSelected } = store.getState()
      const isSelected =
        dragged.kind === 'existing' && dragged.id === selectedComponent && !dragged.adds
      return isSelected && alsoSelected.length === 0
    }

    function onMouseDown(event: MouseEvent) {
      isSecondClick = event.detail > 1
      if (isSecondClick) deselecting.forget()
      else deselecting.settle()
      if (!isEditing() || isOverlay(event) || isInText(event)) return
      // Prevents the browser's own text selection and drag.
      event.preventDefault()
      window.focus()
      const component = (event.target as Element).closest<HTMLElement>(`[${COMPONENT}]`)
      component?.focus({ preventScroll: true })
    }

    function onContextMenu(event: MouseEvent) {
      const id = componentAt(event.target)
      if (event.defaultPrevented || id === undefined || !isEditing() || isInText(event)) return
      event.preventDefault()
      commands.showActs(id, anchorAt(toBuilder(frame, { x: event.clientX, y: event.clientY })))
    }

    function onClick(event: MouseEvent) {
      const link = (event.target as Element).closest?.('a, [type="submit"]')
      if (isEditing() && !isOverlay(event)) event.stopPropagation()
      if ((isEditing() && !isOverlay(event)) || link) event.preventDefault()
      if (link && !isEditing()) sayWhereItWorks(link)
    }

    function sayWhereItWorks(link: Element) {
      const what = link.matches('a') ? 'Links work' : 'Forms work'
      commands.hint(`${what} in the preview link.`)
    }

    function onSubmit(event: Event) {
      event.preventDefault()
      if (!isEditing()) sayWhereItWorks(event.target as Element)
    }

    const onMove = (event: PointerEvent) => pointer.move(pointOf(event))
    const stop = (event: Event) => event.preventDefault()
    const listeners = new AbortController()
    const on = { capture: true, signal: listeners.signal }
    document.addEventListener('pointerdown', onPointerDown, on)
    document.addEventListener('mousedown', onMouseDown, on)
    document.addEventListener('pointermove', onMove, on)
    document.addEventListener('pointerup', onRelease, on)
    document.addEventListener('pointercancel', pointer.cancel, on)
    document.addEventListener('click', onClick, on)
    document.addEventListener('auxclick', onClick, on)
    document.addEventListener('submit', onSubmit, on)
    document.addEventListener('dragstart', stop, on)
    document.addEventListener('keydown', deselecting.settle, on)
    document.addEventListener('keydown', onKeyDown, on)
    const stopKeeping = preventTouchDefaults(document, pointer)
    document.addEventListener('contextmenu', onContextMenu, { signal: listeners.signal })
    return () => {
      stopKeeping()
      deselecting.forget()
      listeners.abort()
    }
  }, [builder, onKeyDown])
}

function isInText({ target }: Event): boolean {
  return (target as HTMLElement).isContentEditable
}

/** Ends the edit also when the press lands on nothing focusable. */
function endText() {
  const focused = document.activeElement as HTMLElement | null
  if (focused?.isContentEditable) focused.blur()
}

/** Includes the buttons on an empty page. */
function isOverlay(event: Event): boolean {
  const own = '#builder-overlay, .builder-start-acts'
  return event.composedPath().some((target) => target instanceof Element && target.matches(own))
}
