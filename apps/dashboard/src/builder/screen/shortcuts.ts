import type { Builder } from '../context/builder-context.ts'
import { anchorOf } from '../dom/anchor-of.ts'
import { COMPONENT, componentAt } from '../dom/component-element.ts'
import type { NodeId } from '../model/page/document.ts'
import { isTyping } from '../dom/is-typing.ts'
import { type Anchor, anchorAt } from '../store/open-menu.ts'

export interface ScreenActions {
  save: () => void
  showHelp: () => void
  searchSections: () => void
  searchPage: () => void
  find: () => void
}

export const shortcuts = [
  ['Select, or deselect', 'Enter'],
  ['Select several, one by one', 'Ctrl Click'],
  ['Select all between two', 'Shift Click'],
  ['Select all sections', 'Ctrl A'],
  ['Move up / down', 'Alt ↑ / Alt ↓'],
  ['Move out of its container', 'Alt ←'],
  ['Move into the container before it', 'Alt →'],
  ['Move to…', 'Alt M'],
  ['Next / previous section', '↓ / ↑'],
  ['Add after', 'Alt A'],
  ['Duplicate', 'Ctrl D'],
  ['Hide, or show again', 'Alt H'],
  ['Delete', 'Delete'],
  ['Edit the text of a section', 'F2'],
  ['Copy, cut, paste', 'Ctrl C / Ctrl X / Ctrl V'],
  ['Deselect, or cancel a drag', 'Escape'],
  ['Undo', 'Ctrl Z'],
  ['Redo', 'Ctrl Shift Z'],
  ['Save draft', 'Ctrl S'],
  ['Preview', 'Ctrl P'],
  ['Everything a section can do', 'Shift F10'],
  ['Zoom in / out / fit', 'Alt + / Alt − / Alt 0'],
  ['Find anything', 'Ctrl K'],
  ['Find a section to add', '/'],
  ['Find a section on this page', 'Alt F'],
  ['Show shortcuts', '?'],
] as const

export function shortcutHandler(builder: Builder, screen: ScreenActions) {
  return (event: KeyboardEvent) => {
    // A control already handled the key.
    if (event.defaultPrevented) return
    const isDone = event.ctrlKey || event.metaKey ? withControl(event) : plain(event)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }

  function withControl(event: KeyboardEvent): boolean {
    const { commands } = builder
    switch (event.key.toLowerCase()) {
      case 's':
        screen.save()
        return true
      case 'p':
        commands.togglePreview()
        return true
      case 'z':
        if (hasOwnUndo(event.target)) return false
        if (event.shiftKey) commands.redo()
        else commands.undo()
        return true
      case 'y':
        if (hasOwnUndo(event.target)) return false
        commands.redo()
        return true
      case 'd':
        return onComponent(event, (id) => commands.duplicate(id))
      case 'a':
        if (isTyping(event.target) || builder.store.getState().previewMode) return false
        commands.selectPage()
        return true
      case 'k':
        // A text being formatted puts a link on its words.
        if (hasOwnUndo(event.target)) return false
        screen.find()
        return true
      default:
        return false
    }
  }

  function plain(event: KeyboardEvent): boolean {
    const { commands, pointer } = builder
    if (event.key === 'Escape' && pointer.state.getState().name !== 'idle') {
      pointer.cancel()
      return true
    }
    if (isTyping(event.target)) return false
    if (event.altKey && event.code === 'KeyM') {
      return onComponent(event, (id) => commands.askWhereTo(id))
    }
    if (event.altKey && event.code === 'KeyH') {
      return onComponent(event, (id) => commands.toggleHidden(id))
    }
    if (event.altKey && event.code === 'KeyA') {
      return onComponent(event, (id) => commands.askWhatToAdd(id, 'after', anchorOfKey(event)))
    }
    if (event.altKey && event.code in zooms) {
      commands.zoom(zooms[event.code]!)
      return true
    }
    if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
      return onFocused(event, (id) => commands.showActs(id, anchorOfKey(event)))
    }
    if (event.altKey && event.code === 'KeyF') {
      screen.searchPage()
      return true
    }
    switch (event.key) {
      case 'Escape':
        return closeMenu() || onSelected(() => commands.select(null))
      case 'Delete':
      case 'Backspace':
        return isOnPage(event.target) && onComponent(event, (id) => commands.remove(id))
      case 'ArrowUp':
      case 'ArrowDown':
        return onArrow(event, event.key === 'ArrowUp' ? 'up' : 'down')
      case 'ArrowLeft':
        return event.altKey && onComponent(event, (id) => commands.moveOut(id))
      case 'ArrowRight':
        return event.altKey && onComponent(event, (id) => commands.moveIn(id))
      case 'Enter':
        return onFocused(event, (id) => commands.select(id))
      case '?':
        screen.showHelp()
        return true
      case '/':
        screen.searchSections()
        return true
      default:
        return false
    }
  }

  function onArrow(event: KeyboardEvent, direction: 'up' | 'down'): boolean {
    if (event.altKey) {
      return onComponent(event, (id) => builder.commands.moveBeside(id, direction))
    }
    return onFocused(event, () => focusBeside(event.target as HTMLElement, direction))
  }

  function closeMenu(): boolean {
    if (builder.store.getState().openMenu === null) return false
    builder.commands.closeMenu()
    return true
  }

  function onSelected(act: (id: NodeId) => void): boolean {
    const { selectedComponent, previewMode } = builder.store.getState()
    if (selectedComponent === null || previewMode) return false
    act(selectedComponent)
    return true
  }

  function onFocused(event: KeyboardEvent, act: (id: NodeId) => void): boolean {
    const id = componentAt(event.target)
    if (id === undefined || builder.store.getState().previewMode) return false
    act(id)
    return true
  }

  function onComponent(event: KeyboardEvent, act: (id: NodeId) => void): boolean {
    return onSelected(act) || onFocused(event, act)
  }
}

const zooms: Record<string, 'in' | 'out' | 'fit'> = {
  Equal: 'in',
  NumpadAdd: 'in',
  Minus: 'out',
  NumpadSubtract: 'out',
  Digit0: 'fit',
  Numpad0: 'fit',
}

/** Returns the focused component's first line, or the window's middle without one. */
function anchorOfKey({ target }: KeyboardEvent): Anchor {
  const component = (target as Element).closest?.(`[${COMPONENT}]`)
  if (!component) return anchorAt({ x: window.innerWidth / 2, y: window.innerHeight / 3 })
  const { left, top, width, height } = anchorOf(component)
  const y = Math.min(Math.max(top, 60), window.innerHeight - 120)
  return { left, top: y, width: Math.min(width, 240), height: Math.min(height, 32) }
}

function focusBeside(target: HTMLElement, direction: 'up' | 'down') {
  const all = [...target.ownerDocument.querySelectorAll<HTMLElement>(`[${COMPONENT}]`)].filter(
    (each) => componentAt(each) === each.getAttribute(COMPONENT),
  )
  const current = target.closest<HTMLElement>(`[${COMPONENT}]`)
  const at = current ? all.indexOf(current) : -1
  all[at + (direction === 'up' ? -1 : 1)]?.focus()
}

/** Ignores keys on the builder's own buttons: Delete there would surprise. */
function isOnPage(target: EventTarget | null): boolean {
  const { ownerDocument } = target as Node
  const isInOutline = componentAt(target) !== undefined
  return isInOutline || ownerDocument !== document || target === document.body
}

/** Text being typed is not in the history yet, so the field uses the browser's undo. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return Boolean((target as HTMLElement | null)?.closest?.('[data-own-undo]'))
}
