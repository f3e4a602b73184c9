import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import { flushSync } from 'react-dom'
import { COMPONENT } from '../dom/component-element.ts'
import type { NodeId } from '../model/page/document.ts'
import { anchorOfCaret, keepCaret, readText, textBeforeCaret } from './editable-text.ts'
import { findInlineSetting, readAt, writeAt } from './inline-setting.ts'
import type { InlineEditing } from './inline-text-commands.ts'
import { followSlash } from './slash.ts'

export const PROP = 'data-prop'

/** Makes a text on the canvas editable, writing to the page as it changes. Escape reverts it. */
export function editInlineText(
  { store, commands }: InlineEditing,
  element: HTMLElement,
  id: NodeId,
) {
  const path = element.getAttribute(PROP) ?? ''
  const node = () => store.getState().components.nodes.get(id)
  const start = node()
  const setting = start && findInlineSetting(start, path)
  if (!setting) return
  const stored = () => readAt(node()?.props ?? {}, path)
  commands.beginText(id, path)
  const steps = store.getState().history.past.length
  const listeners = new AbortController()

  element.contentEditable = 'plaintext-only'
  element.focus({ preventScroll: true })
  element.ownerDocument.getSelection()?.selectAllChildren(element)
  const { signal } = listeners
  element.addEventListener('input', onInput, { signal })
  element.addEventListener('keydown', onKeyDown, { signal })
  element.addEventListener('blur', () => end(true), { signal })

  const slash = followSlash(
    { store, commands },
    {
      id,
      before: () => textBeforeCaret(element),
      caret: () => anchorOfCaret(element),
      removeBefore(length) {
        const { length: at } = textBeforeCaret(element)
        const text = readText(element)
        element.textContent = text.slice(0, at - length) + text.slice(at)
      },
      end: () => end(true),
    },
  )

  function onInput() {
    // An empty text may remove its own element, so it is written on blur.
    const text = readText(element)
    if (text !== '') write(text)
    slash.typed()
  }

  function write(text: string) {
    const current = node()
    if (!current || text === stored()) return
    const problem = checkValue(text, setting!)
    if (problem) {
      commands.warn(problem)
      keepCaret(element, () => (element.textContent = stored()))
      return
    }
    const { key, value } = writeAt(current.props, path, text)
    keepCaret(element, () => flushSync(() => commands.setProp(id, key, value, `inline ${path}`)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const isLineBreak = event.key === 'Enter' && event.shiftKey && setting!.kind !== 'text'
    if (event.isComposing || isLineBreak) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(event.key === 'Enter')
  }

  function end(isAccepted: boolean) {
    if (signal.aborted) return
    listeners.abort()
    slash.close()
    if (isAccepted) write(readText(element))
    else flushSync(() => commands.undoTo(steps))
    commands.closeStep()
    element.removeAttribute('contenteditable')
    if (element.isConnected && readText(element) !== stored()) element.textContent = stored()
    const hadFocus = [element, document.body].includes(document.activeElement as HTMLElement)
    if (hadFocus) element.closest<HTMLElement>(`[${COMPONENT}]`)?.focus({ preventScroll: true })
  }
}
